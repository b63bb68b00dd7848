import { beforeEach, expect, test, vi } from "vitest";
import { firstSeal, fits, keyOf } from "./seal";

const stored = new Map<string, string>();
const KEY = "0".repeat(63) + "7";
const SEAL = "7006235fd8cf64c705c4ccbfa6eb012b801bec3de68fb89553bf2d5ee0940256";
const RECORD = `clockwood 1 · ironwood rules 5 · seat woodwalkers=human · key ${KEY}\nwoodwalkers: draw\n`;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("the key stands in the first line of a record only", () => {
  expect(keyOf(RECORD)).toBe(KEY);
  expect(keyOf("clockwood 1 · ironwood rules 5 · seed 7\n! note · key " + KEY)).toBe("");
});

test("a key is compared with its seal", async () => {
  expect(await fits(RECORD, SEAL)).toBe(true);
  expect(await fits(RECORD, "0".repeat(64))).toBe(false);
  expect(await fits(RECORD.replace("7\n", "8\n"), SEAL)).toBe(false);
});

test("the seal seen first counts", () => {
  expect(firstSeal("m1", "aa")).toBe("aa");
  expect(firstSeal("m1", "bb")).toBe("aa");
  expect(firstSeal("m2", "bb")).toBe("bb");
});
