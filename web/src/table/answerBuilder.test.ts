import { expect, test } from "vitest";
import type { Option, Question } from "../net/scene";
import { AnswerBuilder, nextRefs } from "./answerBuilder.svelte";

function option(answer: string, ...parts: [string, string][]): Option {
  return {
    answer,
    action: 0,
    said: { text: answer, id: "", args: [], tags: [] },
    parts: parts.map(([part, ref]) => ({ part, ref })),
    result: null,
  };
}

function question(shape: Question["shape"], options: Option[], low = 1, high = 1): Question {
  return {
    seat: "w",
    prompt: { text: "?", id: "", args: [], tags: [] },
    shape,
    low,
    high,
    options,
    out: [option("pass")],
    refs: [],
    hindrances: [],
  };
}

const MOVES = [
  option("move a b", ["from", "place:a"], ["to", "place:b"]),
  option("move a c", ["from", "place:a"], ["to", "place:c"]),
  option("move d b", ["from", "place:d"], ["to", "place:b"]),
];

function building(asked: Question, held = ""): { builder: AnswerBuilder; sent: string[] } {
  const sent: string[] = [];
  const builder = new AnswerBuilder(
    (answer) => sent.push(answer),
    (answer) => answer === held,
  );
  builder.update(asked, "1");
  return { builder, sent };
}

test("the start of a move is asked before its end", () => {
  expect(nextRefs(MOVES)).toEqual(["place:a", "place:d"]);
  expect(nextRefs(MOVES.slice(0, 2))).toEqual(["place:b", "place:c"]);
});

test("two touches narrow a move to one answer", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:a");
  expect(builder.options.map((each) => each.answer)).toEqual(["move a b", "move a c"]);
  builder.touch("place:c");
  expect(sent).toEqual(["move a c"]);
});

test("a touch that leaves one answer sends it", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:d");
  expect(sent).toEqual(["move d b"]);
});

test("an answer that needs a long press is only selected by a touch", () => {
  const { builder, sent } = building(question("one", MOVES), "move d b");
  builder.touch("place:d");
  expect(sent).toEqual([]);
  expect(builder.options.map((each) => each.answer)).toEqual(["move d b"]);
  builder.clear();
  builder.touch("place:c");
  expect(sent).toEqual(["move a c"]);
});

test("touching a thing again deselects it", () => {
  const { builder } = building(question("one", MOVES));
  builder.touch("place:a");
  builder.touch("place:a");
  expect(builder.options).toHaveLength(3);
});

test("a thing that no option touches is not taken", () => {
  const { builder, sent } = building(question("one", MOVES));
  expect(builder.touch("place:z")).toBe(false);
  expect(sent).toEqual([]);
});

test("a set is gathered and sent as one answer", () => {
  const cards = ["x", "y", "z"].map((card) => option(`burn ${card}`, ["card", `card:${card}`]));
  const { builder, sent } = building(question("some", cards, 2, 2));
  builder.touch("card:x");
  expect(builder.enough).toBe(false);
  builder.finish();
  expect(sent).toEqual([]);
  builder.touch("card:z");
  builder.touch("card:y");
  expect(builder.gathered.map((each) => each.answer)).toEqual(["burn x", "burn z"]);
  builder.finish();
  expect(sent).toEqual(["burn x; burn z"]);
});

test("a repeated answer says how often", () => {
  const { builder, sent } = building(question("many", MOVES, 1, 3));
  builder.times = 3;
  builder.touch("place:d");
  expect(sent).toEqual(["move d b x3"]);
});

test("a new question forgets what was touched, the same one keeps it", () => {
  const { builder } = building(question("one", MOVES));
  builder.touch("place:a");
  builder.update(question("one", MOVES), "1");
  expect(builder.picked).toEqual(["place:a"]);
  builder.update(question("one", MOVES), "2");
  expect(builder.picked).toEqual([]);
});
