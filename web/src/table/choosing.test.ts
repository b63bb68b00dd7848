import { expect, test } from "vitest";
import type { Option, Question } from "../net/scene";
import { Choosing, nextRefs } from "./choosing.svelte";

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
  };
}

const MOVES = [
  option("move a b", ["from", "place:a"], ["to", "place:b"]),
  option("move a c", ["from", "place:a"], ["to", "place:c"]),
  option("move d b", ["from", "place:d"], ["to", "place:b"]),
];

function meeting(asked: Question, held = ""): { choosing: Choosing; sent: string[] } {
  const sent: string[] = [];
  const choosing = new Choosing(
    (answer) => sent.push(answer),
    (answer) => answer === held,
  );
  choosing.meet(asked, "1");
  return { choosing, sent };
}

test("where to start is asked before where to go", () => {
  expect(nextRefs(MOVES)).toEqual(["place:a", "place:d"]);
  expect(nextRefs(MOVES.slice(0, 2))).toEqual(["place:b", "place:c"]);
});

test("two touches narrow a move to one answer", () => {
  const { choosing, sent } = meeting(question("one", MOVES));
  choosing.touch("place:a");
  expect(choosing.options.map((each) => each.answer)).toEqual(["move a b", "move a c"]);
  choosing.touch("place:c");
  expect(sent).toEqual(["move a c"]);
});

test("a touch that leaves one answer gives it", () => {
  const { choosing, sent } = meeting(question("one", MOVES));
  choosing.touch("place:d");
  expect(sent).toEqual(["move d b"]);
});

test("an answer that is held is only pointed at from the table", () => {
  const { choosing, sent } = meeting(question("one", MOVES), "move d b");
  choosing.touch("place:d");
  expect(sent).toEqual([]);
  expect(choosing.options.map((each) => each.answer)).toEqual(["move d b"]);
  choosing.clear();
  choosing.touch("place:c");
  expect(sent).toEqual(["move a c"]);
});

test("touching a thing again lets it go", () => {
  const { choosing } = meeting(question("one", MOVES));
  choosing.touch("place:a");
  choosing.touch("place:a");
  expect(choosing.options).toHaveLength(3);
});

test("what the question has no use for is not taken", () => {
  const { choosing, sent } = meeting(question("one", MOVES));
  expect(choosing.touch("place:z")).toBe(false);
  expect(sent).toEqual([]);
});

test("a set is gathered and sent whole", () => {
  const cards = ["x", "y", "z"].map((card) => option(`burn ${card}`, ["card", `card:${card}`]));
  const { choosing, sent } = meeting(question("some", cards, 2, 2));
  choosing.touch("card:x");
  expect(choosing.enough).toBe(false);
  choosing.finish();
  expect(sent).toEqual([]);
  choosing.touch("card:z");
  choosing.touch("card:y");
  expect(choosing.gathered.map((each) => each.answer)).toEqual(["burn x", "burn z"]);
  choosing.finish();
  expect(sent).toEqual(["burn x; burn z"]);
});

test("a repeated answer says how often", () => {
  const { choosing, sent } = meeting(question("many", MOVES, 1, 3));
  choosing.times = 3;
  choosing.touch("place:d");
  expect(sent).toEqual(["move d b x3"]);
});

test("a new question starts afresh, the same one keeps what was touched", () => {
  const { choosing } = meeting(question("one", MOVES));
  choosing.touch("place:a");
  choosing.meet(question("one", MOVES), "1");
  expect(choosing.picked).toEqual(["place:a"]);
  choosing.meet(question("one", MOVES), "2");
  expect(choosing.picked).toEqual([]);
});
