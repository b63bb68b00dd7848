import { expect, test } from "vitest";
import { signed } from "./signed";

test("a share is written with its sign, nothing without one", () => {
  expect([0.031, -0.19, 0.004, -0.004, 0].map(signed)).toEqual(["+3", "−19", "±0", "±0", "±0"]);
});
