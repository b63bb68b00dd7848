import { expect, test } from "vitest";
import type { SheetEntry, View } from "../net/scene";
import { reckoned, remember } from "./reckoning";

const said = (id: string): SheetEntry["said"] => ({ text: id, id, args: [], tags: [] });

function section(id: string, sums: (number | null)[], parts: string[] = []): SheetEntry["sections"][number] {
  return {
    said: said(id),
    columns: sums.map((total) => ({
      total,
      rows: parts.map((part) => ({ said: said(part), number: total, flag: "", owner: "", ref: "" })),
    })),
  } as unknown as SheetEntry["sections"][number];
}

function sheet(...sections: SheetEntry["sections"]): SheetEntry {
  return { is: "sheet", said: said("battle"), places: ["place:a"], seats: [], sections, notes: [] };
}

const view = (entry: SheetEntry): View => ({ "sheet:battle": entry });

test("the sums of a battle stay until its sheet closes", () => {
  const wagering = sheet(
    section("damage", [null, null], ["card"]),
    section("dominance", [null, null], ["card"]),
  );
  const shown = sheet(section("damage", [2, 1], ["card"]), section("dominance", [4, 4], ["card"]));
  const losses = sheet(section("damage", [2, 0], ["golems"]), section("dominance", [3, 2], ["card"]));
  const won = sheet(section("damage", [2, 1]));
  remember([view(wagering), view(shown), view(losses), view(won)]);
  const kept = reckoned("sheet:battle", won);
  expect(kept.sections).toEqual([shown.sections[0], losses.sections[1]]);
  remember([{}]);
  expect(reckoned("sheet:battle", won)).toEqual(won);
});

test("a battle elsewhere begins with nothing", () => {
  remember([view(sheet(section("dominance", [3, 2], ["card"])))]);
  const other = { ...sheet(section("damage", [0, 0])), places: ["place:b"] };
  remember([view(other)]);
  expect(reckoned("sheet:battle", other)).toEqual(other);
  remember([{}]);
});
