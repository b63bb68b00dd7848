import { expect, test } from "vitest";
import type { Chose, Happened, Line } from "../net/scene";
import { bySurvival, sameTurn, timesSaid, turnOf, unread, withoutRepeats } from "./turns";

const head = (number: number, height: number, seat = ""): Happened =>
  ({ is: "event", number, head: height, seat }) as unknown as Happened;
const choice = (number: number): Chose => ({ is: "trace", number }) as unknown as Chose;

test("the choices of one turn are found, and no others", () => {
  const [first, second, third] = [choice(2), choice(4), choice(6)];
  const story: Line[] = [head(0, 1), head(1, 2), first, head(3, 3), second, head(5, 2), third];
  expect(sameTurn(story, first)).toEqual([first, second]);
  expect(sameTurn(story, third)).toEqual([third]);
});

test("a choice is made in the turn that began last", () => {
  const [early, first, second] = [choice(0), choice(3), choice(5)];
  const story: Line[] = [early, head(1, 1), head(2, 2, "red"), first, head(4, 2, "blue"), second];
  expect([early, first, second].map((each) => turnOf(story, each))).toEqual(["", "red", "blue"]);
});

test("sentences that repeat the next one are left out and counted", () => {
  const said = (number: number, text: string): Line =>
    ({ ...head(number, 0), said: { text } }) as unknown as Line;
  const story = [said(0, "rolled"), said(1, "rolled"), said(2, "won"), said(3, "rolled")];
  const left = withoutRepeats(story);
  expect(left.map((line) => line.number)).toEqual([1, 2, 3]);
  expect(left.map((line) => timesSaid(story).get(line) ?? 1)).toEqual([2, 1, 1]);
});

test("news of others count as unread; quiet lines, walls and one's own do not", () => {
  const line = (more: object): Line => ({ is: "event", seat: "bot", ...more }) as unknown as Line;
  const story = [
    line({}),
    line({ quiet: true }),
    line({ wall: true }),
    line({ seat: "me" }),
    choice(4),
    line({}),
  ];
  expect(unread(story, 1, 6, "me")).toBe(2);
});

test("the columns of a choice begin with the winner, then those that stayed longest", () => {
  const row = (...kept: (boolean | null)[]): object => ({
    cells: kept.map((each) => (each === null ? null : { kept: each })),
  });
  const sieve = [row(false, true, true, true), row(null, false, true, true)];
  const trace = { candidates: [{}, {}, {}, {}], winner: 3, sieve } as unknown as Chose;
  expect(bySurvival(trace)).toEqual([3, 2, 1, 0]);
});
