import { expect, test } from "vitest";
import type { Chose, Happened, Line } from "../net/scene";
import { sameTurn, turnOf } from "./turns";

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
