import { expect, test } from "vitest";
import type { Option, Question } from "../net/scene";
import { typedAnswer } from "./typedAnswer";

const option = (answer: string, text: string): unknown => ({ answer, said: { text }, parts: [] });
const QUESTION = {
  options: [option("send a1 q2", "send your first adventurer (level 2) on Arena Games")],
  out: [option("done", "done")],
} as unknown as Question;

test.each([
  ["send your first adventurer (level 2) on Arena Games", "send a1 q2"],
  ["Send your FIRST adventurer level 2 on arena games", "send a1 q2"],
  ["Done.", "done"],
  ["move e2 e5", "move e2 e5"],
])("%s means %s", (text, answer) => {
  expect(typedAnswer(text, QUESTION)).toBe(answer);
});

function named(answer: string, text: string, ...refs: string[]): Option {
  const parts = refs.map((ref, k) => ({ ref, part: k === 0 ? "from" : "to" }));
  const said = { text, id: "", args: [], tags: [] };
  return { answer, action: 0, said, parts, result: null, most: 1, number: 0, group: "", idle: false };
}

const NAMES: Record<string, string[]> = {
  "place:lithimar": ["Lithimar", "lithimar", "3"],
  "place:m3": ["Forest 9", "m3", "9"],
  "place:m4": ["Forest 10", "m4", "10"],
};
const NAMED = {
  options: [
    named("discover lithimar m3", "Discover Lithimar in 9", "place:lithimar", "place:m3"),
    named("discover lithimar m4", "Discover Lithimar in 10", "place:lithimar", "place:m4"),
  ],
  out: [named("skip", "Skip")],
} as unknown as Question;

test.each([
  ["discover lithimar 9", "discover lithimar m3"],
  ["Discover Lithimar Forest 10", "discover lithimar m4"],
  ["discover 3 m4 x2", "discover lithimar m4 x2"],
  ["DISCOVER lithimar M3", "discover lithimar m3"],
  ["Skip", "skip"],
  ["discover lithimar 12", "discover lithimar 12"],
])("%s means %s", (typed, answer) => {
  expect(typedAnswer(typed, NAMED, (ref) => NAMES[ref] ?? [])).toBe(answer);
});
