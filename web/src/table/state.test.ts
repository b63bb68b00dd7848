import { expect, test } from "vitest";
import type { Entry, Line, Setting, View } from "../net/scene";
import { follow, TableState } from "./state.svelte";

const NOTHING = {
  seats: [],
  boards: [],
  places: [],
  links: [],
  zones: [],
  counters: [],
  tracks: [],
  dice: [],
  things: [],
  panels: [],
  pieces: [],
  faces: [],
  cards: [],
  art: {},
} as unknown as Setting;

const number = (value: number): Entry => ({ is: "number", value, sign: "" });
const line = (at: number, set: View): Line => ({
  is: "event",
  number: at,
  said: { text: "", id: "", args: [], tags: [] },
  seat: "",
  refs: [],
  quiet: false,
  head: 0,
  wall: false,
  after: { set, gone: [] },
});

test("a change sets and removes, and leaves the old view alone", () => {
  const old: View = { "counter:a": number(1), "counter:b": number(2) };
  const next = follow(old, { set: { "counter:a": number(3) }, gone: ["counter:b"] });
  expect(next).toEqual({ "counter:a": number(3) });
  expect(old["counter:b"]).toEqual(number(2));
});

test("playback shows the view after each line", () => {
  const table = new TableState(NOTHING);
  table.apply({
    version: 2,
    diff: { set: { "counter:a": number(0) }, gone: [] },
    question: null,
    asked: [],
    told: 0,
    story: [],
  });
  const story = [line(0, { "counter:a": number(1) }), line(1, { "counter:a": number(2) })];
  table.apply({
    version: 2,
    diff: { set: { "counter:a": number(2) }, gone: [] },
    question: null,
    asked: [],
    told: 0,
    story,
  });
  table.playTo(0);
  expect(table.number("counter:a")).toBe(0);
  table.playTo(1);
  expect(table.number("counter:a")).toBe(1);
  table.playTo(2);
  expect(table.number("counter:a")).toBe(2);
});

test("an undo takes lines of the story back", () => {
  const table = new TableState(NOTHING);
  const none = { set: {}, gone: [] };
  table.apply({
    version: 2,
    diff: none,
    question: null,
    asked: [],
    told: 0,
    story: [line(0, {}), line(1, {})],
  });
  table.apply({ version: 2, diff: none, question: null, asked: [], told: 1, story: [] });
  expect(table.story.map((each) => each.number)).toEqual([0]);
});

test("a change that comes during playback does not move the lines that are still shown", () => {
  const table = new TableState(NOTHING);
  const change = (told: number, story: Line[], value: number): void =>
    table.apply({
      version: 2,
      diff: { set: { "counter:a": number(value) }, gone: [] },
      question: null,
      asked: [],
      told,
      story,
    });
  change(0, [], 0);
  change(0, [line(0, { "counter:a": number(1) }), line(1, { "counter:a": number(2) })], 2);
  table.playTo(1);
  change(2, [line(2, { "counter:a": number(3) })], 3);
  table.playTo(1);
  expect(table.number("counter:a")).toBe(1);
  table.playTo(2);
  expect(table.number("counter:a")).toBe(2);
  table.playTo(3);
  expect(table.number("counter:a")).toBe(3);
});
