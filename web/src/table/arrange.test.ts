import { describe, expect, test } from "vitest";
import type { Setting } from "../net/scene";
import { arrange, sideAsked, sidesOf } from "./arrange";

const board = (ref: string, owner = ""): unknown => ({ ref, owner, name: ref, width: 1, height: 1 });
const place = (ref: string, on: string): unknown => ({ ref, board: on });

const MATTED = {
  boards: [board("map"), board("mat-red", "red"), board("mat-blue", "blue")],
  places: [place("hex", "map"), place("head", "mat-red"), place("brake", "mat-blue")],
  zones: [],
} as unknown as Setting;
const PLAIN = { boards: [board("map")], places: [place("hex", "map")], zones: [] } as unknown as Setting;

describe("the arrangement of a table", () => {
  test.each([
    [390, 844, "phone small"],
    [820, 1180, "small"],
    [1024, 1366, "small"],
    [1024, 768, "strip"],
    [1280, 720, "strip"],
    [1440, 900, ""],
  ])("a map alone at %i×%i", (width, height, expected) => {
    expect(traits(width, height, PLAIN)).toBe(expected);
  });

  test.each([
    [1024, 768, "beside strip merged"],
    [1280, 720, "beside strip"],
    [1440, 900, "beside strip"],
    [1920, 1080, "beside"],
  ])("a map with mats at %i×%i", (width, height, expected) => {
    expect(traits(width, height, MATTED)).toBe(expected);
  });
});

describe("a small table", () => {
  const sides = sidesOf(MATTED, "blue");

  test("has the common boards and the seat's own mat as sides", () => {
    expect(sides.map(({ ref }) => ref)).toEqual(["map", "mat-blue"]);
  });

  test.each([
    [[], "map"],
    [["hex"], "map"],
    [["brake", "hex"], "mat-blue"],
    [["head"], "mat-blue"],
  ])("with answers %j shows %s", (legal, expected) => {
    expect(sideAsked(MATTED, sides, legal)?.ref).toBe(expected);
  });
});

function traits(width: number, height: number, setting: Setting): string {
  return Object.entries(arrange(width, height, setting))
    .filter(([, on]) => on)
    .map(([name]) => name)
    .join(" ");
}
