import { expect, test } from "vitest";
import { nameProblem } from "./personName";

test.each([
  ["Ada", ""],
  ["<b>Bo</b>", ""],
  ["👨‍👩‍👧 Zoë ❤️", ""],
  ["", "name-empty"],
  [" \t\u200d", "name-empty"],
  ["a".repeat(10_000), "name-long"],
  ["a\u202eb", "name-invisible"],
])("%j is checked", (name, problem) => expect(nameProblem(name)).toBe(problem));
