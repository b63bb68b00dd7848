import { expect, test } from "vitest";
import { UndoLimits } from "./irreversible.svelte";

const find = (answer: string): Promise<{ walls: string[]; passes: string[] }> =>
  Promise.resolve(answer ? { walls: [answer], passes: [] } : { walls: ["draw"], passes: ["done"] });

test("an answer must be held until the server has said that it can be undone", async () => {
  const answers = new UndoLimits({ holding: "walls" }, find);
  answers.update("1");
  expect(answers.needsHold("play")).toBe(true);
  await answers.learn("");
  expect([answers.needsHold("play"), answers.needsHold("draw"), answers.needsHold("done")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("with the setting 'turns' the end of a turn must be held too", async () => {
  const answers = new UndoLimits({ holding: "turns" }, find);
  answers.update("1");
  await answers.learn("");
  expect([answers.needsHold("play"), answers.needsHold("done")]).toEqual([false, true]);
});

test("the server is asked about a set by itself", async () => {
  const answers = new UndoLimits({ holding: "walls" }, find);
  answers.update("1");
  await answers.learn("");
  await answers.learn("burn a; burn b");
  expect(answers.needsHold("burn a; burn b")).toBe(true);
});

test("with the setting 'never' nothing is held and the server is not asked", async () => {
  const answers = new UndoLimits({ holding: "never" }, () => Promise.reject(new Error("asked")));
  answers.update("1");
  await answers.learn("");
  expect(answers.needsHold("draw")).toBe(false);
});
