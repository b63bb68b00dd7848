import { expect, test } from "vitest";
import type { Option, Question } from "../net/scene";
import { AnswerBuilder } from "./answerBuilder.svelte";
import { Choices, choicesOf } from "./choices.svelte";
import { asked, narrow, nextRefs } from "./narrowing";
import recorded from "./recorded_questions.json";

function option(answer: string, ...parts: [string, string][]): Option {
  return {
    answer,
    action: 0,
    said: { text: answer, id: "", args: [], tags: [] },
    parts: parts.map(([part, ref]) => ({ part, ref })),
    result: null,
    most: 1,
    number: 0,
    group: "",
    idle: false,
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
    foremost: 0,
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
  expect(nextRefs(narrow(MOVES, []))).toEqual(["place:a", "place:d"]);
  expect(nextRefs(narrow(MOVES.slice(0, 2), []))).toEqual(["place:b", "place:c"]);
});

test("any part of the only answer left gives it", () => {
  const discover = option("discover b a", ["at", "place:b"], ["to", "place:a"]);
  for (const touched of ["place:a", "place:b"]) {
    const { builder, sent } = building(question("one", [discover]));
    builder.touch(touched);
    expect(sent).toEqual(["discover b a"]);
  }
  const { builder, sent } = building(question("one", [discover]), "discover b a");
  builder.touch("place:b");
  expect([sent, builder.picked]).toEqual([[], ["place:b", "place:a"]]);
});

test("an answer that does nothing is given the second time it is chosen", () => {
  const burn = { ...option("burn", ["card", "card:a"]), idle: true };
  for (const choose of [(builder: AnswerBuilder) => builder.touch("card:a"), choiceTaken]) {
    const { builder, sent } = building(question("one", [burn, option("draw")]));
    choose(builder);
    expect([sent, builder.doubted]).toEqual([[], burn]);
    builder.take(burn);
    expect(sent).toEqual(["burn"]);
  }
});

function choiceTaken(builder: AnswerBuilder): void {
  new Choices(builder).take(choicesOf(builder)[0] as ReturnType<typeof choicesOf>[0]);
}

test("two touches make a move", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:a");
  expect(builder.legal).toEqual(["place:b", "place:c"]);
  builder.touch("place:c");
  expect(sent).toEqual(["move a c"]);
});

test("a start with one target still asks for the target", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:d");
  expect(sent).toEqual([]);
  expect(builder.legal).toEqual(["place:b"]);
  builder.touch("place:b");
  expect(sent).toEqual(["move d b"]);
});

test("where both places hold pieces, the second touch is the target", () => {
  const both = [
    option("move 8 9", ["from", "place:8"], ["to", "place:9"]),
    option("move 8 2", ["from", "place:8"], ["to", "place:2"]),
    option("move 9 8", ["from", "place:9"], ["to", "place:8"]),
    option("move 9 3", ["from", "place:9"], ["to", "place:3"]),
  ];
  const { builder, sent } = building(question("one", both));
  expect(builder.legal).toEqual(["place:8", "place:9"]);
  builder.touch("place:8");
  expect(builder.legal).toEqual(["place:9", "place:2"]);
  builder.touch("place:9");
  expect(sent).toEqual(["move 8 9"]);
});

test("a move may begin with its end, where nothing starts", () => {
  const { builder, sent } = building(question("one", MOVES));
  expect([builder.legal, builder.ends]).toEqual([
    ["place:a", "place:d"],
    ["place:b", "place:c"],
  ]);
  builder.touch("place:b");
  expect([sent, builder.route, builder.settled]).toEqual([[], ["", "place:b"], ["place:b"]]);
  expect([builder.part, builder.legal, builder.ends]).toEqual(["from", ["place:a", "place:d"], []]);
  builder.touch("place:d");
  expect(sent).toEqual(["move d b"]);
});

test("an end with one start still asks for the start", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:c");
  expect([sent, builder.legal]).toEqual([[], ["place:a"]]);
  builder.touch("place:a");
  expect(sent).toEqual(["move a c"]);
});

test("an end that was touched first is changed, taken back, or left for a start that does not lead there", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:b");
  builder.touch("place:c");
  expect(builder.route).toEqual(["", "place:c"]);
  builder.touch("place:c");
  expect([builder.picked, builder.options.length]).toEqual([[], 3]);
  builder.touch("place:c");
  builder.touch("place:d");
  expect([builder.route, builder.legal, sent]).toEqual([["place:d"], ["place:b"], []]);
});

test("the number of a move is asked after either order of its places", () => {
  for (const path of [
    ["place:d", "place:b"],
    ["place:b", "place:d"],
  ]) {
    const { builder, sent } = building(
      question(
        "many",
        MOVES.map((each) => ({ ...each, most: 3 })),
        1,
        3,
      ),
    );
    for (const ref of path) builder.touch(ref);
    expect([builder.part, sent]).toEqual(["times", []]);
    builder.takeTimes(2);
    expect(sent).toEqual(["move d b x2"]);
  }
});

test("a touch on another start changes the start", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:a");
  builder.touch("place:d");
  expect(builder.picked).toEqual(["place:d"]);
  expect(sent).toEqual([]);
});

test("a touch on what is no part of the answer changes nothing", () => {
  const { builder, sent } = building(question("one", MOVES));
  builder.touch("place:a");
  expect(builder.touch("place:z")).toBe(false);
  expect(builder.picked).toEqual(["place:a"]);
  expect(sent).toEqual([]);
});

test("what all options share needs no touch", () => {
  const { builder, sent } = building(question("one", MOVES.slice(0, 2)));
  expect(builder.settled).toEqual(["place:a"]);
  builder.touch("place:b");
  expect(sent).toEqual(["move a b"]);
});

test("an answer that needs a long press is only selected by a touch", () => {
  const { builder, sent } = building(question("one", MOVES), "move d b");
  builder.touch("place:d");
  builder.touch("place:b");
  expect(sent).toEqual([]);
  expect(builder.options.map((each) => each.answer)).toEqual(["move d b"]);
});

test("touching a thing again deselects it", () => {
  const { builder } = building(question("one", MOVES));
  builder.touch("place:a");
  builder.touch("place:a");
  expect(builder.options).toHaveLength(3);
});

test("a set is gathered and sent as one answer", () => {
  const cards = ["x", "y", "z"].map((card) => option(`burn ${card}`, ["card", `card:${card}`]));
  const { builder, sent } = building(question("some", cards, 2, 2));
  builder.touch("card:x");
  expect(builder.enough).toBe(false);
  builder.finish();
  expect(sent).toEqual([]);
  builder.touch("card:z");
  expect(builder.touch("card:y")).toBe(false);
  expect(builder.gathered.map((each) => each.answer)).toEqual(["burn x", "burn z"]);
  builder.finish();
  expect(sent).toEqual(["burn x; burn z"]);
});

test("how often is asked last, and only of what can be repeated", () => {
  const moves = MOVES.map((each) => ({ ...each, most: each.answer === "move d b" ? 3 : 1 }));
  const { builder, sent } = building(question("many", moves, 1, 3));
  builder.touch("place:d");
  builder.touch("place:b");
  expect([builder.part, builder.legal, sent]).toEqual(["times", [], []]);
  expect(choicesOf(builder).map((each) => each.times)).toEqual([1, 2, 3]);
  builder.takeTimes(3);
  expect(sent).toEqual(["move d b x3"]);
  builder.touch("place:a");
  builder.touch("place:c");
  expect(sent).toEqual(["move d b x3", "move a c"]);
});

test("a new question forgets what was touched, the same one keeps it", () => {
  const { builder } = building(question("one", MOVES));
  builder.touch("place:a");
  builder.update(question("one", MOVES), "1");
  expect(builder.picked).toEqual(["place:a"]);
  builder.update(question("one", MOVES), "2");
  expect(builder.picked).toEqual([]);
});

// -- recorded questions of all games

interface Slim {
  id: string;
  shape: string;
  low: number;
  high: number;
  options: { answer: string; parts: { ref: string; part: string }[]; group: string; most: number }[];
}

const RECORDED = Object.entries(recorded as Record<string, Slim[]>).flatMap(([game, questions]) =>
  questions.map((each) => [`${game} ${each.id}`, each] as const),
);

function revived(slim: Slim): Question {
  const options = slim.options.map((each) => ({ ...option(each.answer), ...each }));
  return question(slim.shape, options, slim.low, slim.high);
}

function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

test.each(RECORDED)("%s: whatever is touched, the answer given is the one that was shown", (_, slim) => {
  const asking = revived(slim);
  const refs = [...new Set(asking.options.flatMap((each) => asked(each)))];
  const random = numbers(refs.length + 1);
  for (let walk = 0; walk < 20; walk++) {
    const { builder, sent } = building(asking);
    for (let touches = 0; touches < 12 && sent.length === 0 && refs.length > 0; touches++) {
      const ref = refs[random(refs.length)] ?? "";
      const [lit, before, counted] = [builder.legal, builder.settled, builder.counted];
      const taken = builder.touch(ref);
      if (!taken) expect([builder.settled, builder.counted, sent]).toEqual([before, counted, []]);
      if (builder.gathers || sent.length === 0) continue;
      expect(lit).toContain(ref);
      const meant = asking.options.find(({ answer }) => answer === sent[0]);
      const things = meant ? asked(meant).filter((each) => /^(place|card):/.test(each)) : [];
      expect([...before, ref]).toEqual(expect.arrayContaining(things));
    }
  }
});

test.each(RECORDED)("%s: every answer is reached by keys, and only nine are offered at a time", (_, slim) => {
  const asking = revived(slim);
  const found = new Set<string>();
  const search = (path: number[]): void => {
    const { builder, sent } = building(asking);
    const choices = new Choices(builder);
    for (const at of path) {
      choices.restart();
      while (at >= choices.first + choices.room) choices.next();
      const chosen = choices.shown[at - choices.first];
      expect(chosen && choices.keys.get(chosen.id)).toBeLessThanOrEqual(9);
      if (chosen) choices.take(chosen);
    }
    if (sent[0]) found.add(sent[0]);
    else if (builder.gathered[0]) found.add(builder.gathered[0].answer);
    else choices.all.forEach((_, k) => search([...path, k]));
  };
  search([]);
  expect([...found]).toEqual(expect.arrayContaining(asking.options.map(({ answer }) => answer)));
});

test("a long list is asked in parts, with what matters most first", () => {
  const moves = RECORDED.find(([name]) => name === "ironwood ask-move-fighters")?.[1] as Slim;
  const { builder } = building(revived(moves));
  const choices = choicesOf(builder);
  expect(choices.length).toBeLessThan(moves.options.length / 2);
  expect(choices[0]?.options[0]?.answer).toBe(moves.options[0]?.answer);
});

test("a number chosen first leaves what it is possible for, and is sent with the answer", () => {
  const moves = [
    { ...(MOVES[0] as Option), number: 3 },
    { ...(MOVES[1] as Option), number: 3 },
    { ...(MOVES[2] as Option), number: 1 },
  ];
  const { builder, sent } = building(question("one", [...moves, option("build e", ["at", "place:e"])]));
  expect(builder.highest).toBe(3);
  builder.chooseAmount(2);
  expect(builder.begun).toBe(true);
  expect(builder.legal).toEqual(["place:b", "place:c"]);
  builder.touch("place:c");
  expect(sent).toEqual(["move a c x2"]);
  builder.chooseAmount(1);
  expect(builder.legal).toEqual(["place:a", "place:d"]);
  builder.touch("place:d");
  builder.touch("place:b");
  expect(sent[1]).toBe("move d b x1");
  builder.clear();
  expect(builder.legal).toEqual(["place:a", "place:d", "place:e"]);
});

test("a number chosen first repeats an answer that can be given several times", () => {
  const { builder, sent } = building(question("many", [{ ...(MOVES[0] as Option), most: 3 }], 0, 3));
  builder.chooseAmount(3);
  builder.touch("place:a");
  builder.touch("place:b");
  expect(sent).toEqual(["move a b x3"]);
});
