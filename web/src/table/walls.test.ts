import { expect, test } from "vitest";
import { Walls } from "./walls.svelte";

const behind = (answer: string): Promise<{ walls: string[]; passes: string[] }> =>
  Promise.resolve(answer ? { walls: [answer], passes: [] } : { walls: ["draw"], passes: ["done"] });

test("until it is known what stands behind an answer, it is held", async () => {
  const walls = new Walls({ holding: "walls" }, behind);
  walls.meet("1");
  expect(walls.held("play")).toBe(true);
  await walls.learn("");
  expect([walls.held("play"), walls.held("draw"), walls.held("done")]).toEqual([false, true, false]);
});

test("who wants it so holds the end of a turn too", async () => {
  const walls = new Walls({ holding: "turns" }, behind);
  walls.meet("1");
  await walls.learn("");
  expect([walls.held("play"), walls.held("done")]).toEqual([false, true]);
});

test("a set is asked for by itself", async () => {
  const walls = new Walls({ holding: "walls" }, behind);
  walls.meet("1");
  await walls.learn("");
  await walls.learn("burn a; burn b");
  expect(walls.held("burn a; burn b")).toBe(true);
});

test("who holds nothing asks nothing", async () => {
  const walls = new Walls({ holding: "never" }, () => Promise.reject(new Error("asked")));
  walls.meet("1");
  await walls.learn("");
  expect(walls.held("draw")).toBe(false);
});
