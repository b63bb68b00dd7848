import { expect, test } from "vitest";
import type { Question } from "../net/scene";
import { typedAnswer } from "./typedAnswer";

const option = (answer: string, text: string): unknown => ({ answer, said: { text } });
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
