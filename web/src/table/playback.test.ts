import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../net/scene";

vi.stubGlobal("window", globalThis);
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { Playback } = await import("./playback.svelte");
const { settings } = await import("../settings.svelte");

const said = { text: "", id: "", args: [], tags: [] };
const event = (number: number, seat: string, more = {}): Line => ({
  is: "event",
  number,
  said,
  seat,
  refs: [],
  quiet: false,
  head: 0,
  wall: false,
  after: null,
  ...more,
});
const choice = (number: number): Line => ({
  is: "trace",
  number,
  said,
  title: "",
  candidates: [],
  sieve: [],
  decided: -1,
  tie: null,
  rolled: null,
  winner: -1,
  refs: [],
});

const SECOND = 1000;
const OWN = [event(0, "me"), event(1, "me"), event(2, "me", { quiet: true })];
/** An automaton's turn of eleven lines with the quiet lines and walls between them, and what follows for the player. */
const TURN = [
  event(3, "bot", { quiet: true, head: 2 }),
  ...[4, 5, 6, 7, 8].flatMap((n) => [choice(2 * n - 4), event(2 * n - 3, "bot")]),
  event(14, "", { wall: true }),
  event(15, "bot"),
  event(16, "me"),
];

let moved: number[];
const playback = (): InstanceType<typeof Playback> => {
  const found: InstanceType<typeof Playback> = new Playback(
    (seat) => seat === "bot",
    () => moved.push(found.shown),
  );
  found.begin([]);
  moved = [];
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "one";
  moved = [];
});
afterEach(() => vi.useRealTimers());

test("by default a turn of eleven lines is told in under six seconds, each line on its own", () => {
  const told = playback();
  told.update([...OWN, ...TURN], 0);
  expect(told.of).toBe(11);
  vi.advanceTimersByTime(4 * SECOND);
  expect(told.playing).toBe(true);
  vi.advanceTimersByTime(2 * SECOND - 1);
  expect(told.playing).toBe(false);
  expect(new Set(moved).size).toBe(12);
});

test("a player's own moves are not told again, nor what only follows for the player", () => {
  const told = playback();
  told.update([...OWN, ...TURN], 0);
  expect(told.shown).toBe(5);
  expect(told.line?.number).toBe(4);
  settings.pace = "step";
  for (let k = 1; k < 11; k++) told.step();
  expect(told.line?.number).toBe(15);
  told.step();
  expect(told.playing).toBe(false);
  told.update([...OWN, ...TURN, event(17, "me")], 17);
  expect(told.playing).toBe(false);
});

test("the story waits while it is paused, steps back and on, and can be skipped", () => {
  const told = playback();
  told.update([...OWN, ...TURN], 0);
  told.pause();
  vi.advanceTimersByTime(60 * SECOND);
  expect(told.at).toBe(1);
  told.step();
  told.step();
  told.back();
  expect(told.at).toBe(2);
  vi.advanceTimersByTime(60 * SECOND);
  expect(told.at).toBe(2);
  told.pause();
  vi.advanceTimersByTime(6 * SECOND);
  expect(told.playing).toBe(false);
  told.update([...OWN, ...TURN, choice(17)], 17);
  told.skip();
  expect([told.playing, told.paused]).toEqual([false, false]);
});

test("what comes while a turn is told is told after it; an undo ends the telling", () => {
  const told = playback();
  told.update([...OWN, ...TURN], 0);
  told.update([...OWN, ...TURN, choice(17), event(18, "bot")], 17);
  expect([told.at, told.line?.number]).toEqual([1, 4]);
  vi.advanceTimersByTime(8 * SECOND);
  expect(told.playing).toBe(false);
  told.update(OWN, 3);
  expect([told.playing, told.shown]).toEqual([false, 3]);
});
