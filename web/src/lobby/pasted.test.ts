import { expect, test } from "vitest";
import { kindOf, linkIn } from "./pasted";

test.each([
  ["clockwood 1 · ironwood rules 4 · seed 7\nwoodwalkers: draw", "record"],
  ['format = "clockwood position 1"\ngame = "ironwood"', "position"],
  ["https://play.example.org/#/match/a1B2/33", "link"],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unknown"],
  ["", "unknown"],
])("%j is told apart", (text, kind) => expect(kindOf(text)).toBe(kind));

test("a link leads to the same table on this page", () =>
  expect(linkIn("see https://play.example.org/#/match/a1B2/33")).toBe("#/match/a1B2/33"));
