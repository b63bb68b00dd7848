import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("../src/clockwood/scene/theme.css", "utf8");
const [light = "", dark = ""] = css.split('[data-theme="dark"]');

function tokens(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, key, value]) => [key, value]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string][] = [
  ["ink", "raised"],
  ["ink", "paper"],
  ["ink", "sunk"],
  ["ink", "forest-middle"],
  ["ink", "plain"],
  ["ink", "lake"],
  ["ink", "waste"],
  ["soft", "raised"],
  ["soft", "paper"],
  ["soft", "sunk"],
  ["brass", "paper"],
  ["on-brass", "brass-hi"],
  ["on-wood", "wood"],
  ["on-wood-soft", "wood"],
  ["on-wood-danger", "wood"],
  ["on-legal", "legal"],
  ["bot", "raised"],
  ["bot", "bot-tint"],
  ["raised", "bot"],
  ["danger", "raised"],
  ["raised", "danger"],
  ["ok", "raised"],
  ["damage", "paper"],
  ["defense", "paper"],
  ["dominance", "paper"],
  ["totem-ink", "totem"],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((seat): [string, string] => ["on-seat", `seat-${seat}`]),
];
const EDGES: [string, string][] = [
  ["line", "raised"],
  ["crystal", "raised"],
  ["legal", "forest-middle"],
  ["hill-ink", "ridge-bed"],
  ["path", "path-bed"],
  ["hill-ink", "plain"],
  ["lake-ink", "lake"],
  ["waste-ink", "waste"],
];

for (const [theme, block] of [
  ["light", light],
  ["dark", dark],
] as const) {
  const colours = tokens(block);
  const of = (name: string): string => colours[name] ?? "missing";
  test.each(TEXT)(`${theme}: %s is readable on %s`, (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(EDGES)(`${theme}: the edge %s is visible on %s`, (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
}

test("both themes name the same colours", () => {
  expect(Object.keys(tokens(dark)).sort()).toEqual(Object.keys(tokens(light)).sort());
});
