import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { settings } = await import("../settings.svelte");
const { clockOf, lengthOf, minutesOf } = await import("./times");

const HOUR = 3_600_000;

test.each([
  [59_000, "en", ""],
  [60_000, "en", "1 min"],
  [3 * HOUR, "en", "3 h"],
  [47 * HOUR, "en", "47 h"],
  [49 * HOUR, "en", "2 days"],
  [121 * HOUR, "pl", "5 dni"],
])("%d ms are, in %s, %s", (time, language, said) => {
  settings.language = language;
  expect(lengthOf(time)).toBe(said);
});

test("hours of the day are read as they are written", () => {
  expect(clockOf(22 * 60 + 5)).toBe("22:05");
  expect(minutesOf("22:05")).toBe(22 * 60 + 5);
  expect(minutesOf(clockOf(0))).toBe(0);
  expect(minutesOf("")).toBe(-1);
  expect(clockOf(-1)).toBe("");
});
