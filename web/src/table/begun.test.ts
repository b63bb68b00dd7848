import { expect, test } from "vitest";
import { begun } from "./begun";

test("a name begins a sentence with a capital, a code stays as it is printed", () => {
  expect(["clearing 5", "łąka", "c0", "f7", "Auria", ""].map(begun)).toEqual([
    "Clearing 5",
    "Łąka",
    "c0",
    "f7",
    "Auria",
    "",
  ]);
});
