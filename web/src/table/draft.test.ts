import { describe, expect, it } from "vitest";
import type { Row, Seat } from "../net/scene";
import { cardsOf, draftOf, isInFront, onCard } from "./draft";

function mark(name: string): Seat {
  const letter = name.charAt(0).toUpperCase();
  return {
    ref: `faction:${name}`,
    name,
    letter,
    shape: "hexagon",
    pattern: "plain",
    colour: 1,
    automaton: false,
  };
}

function row(text: string, about: string, flag = ""): Row {
  const args = about
    ? [{ name: "faction", kind: "faction", value: 0, text: about, ref: `faction:${about}` }]
    : [];
  return { said: { text, id: "", args, tags: [] }, number: null, flag };
}

const panels = ["draft", "draft-order", "draft-pool"].map((name) => ({
  ref: `panel:${name}`,
  name,
  owner: "",
}));
const setting = { marked: [mark("duchy"), mark("lizards"), mark("eyrie")], panels };
const POOL = [
  row("Insurgent", "lizards", "wrong"),
  row("It lives on cards.", "lizards"),
  row("Locked", "lizards", "wrong"),
  row("Militant", "duchy", "open"),
  row("It digs.", "duchy"),
];
const rowsOf = (panel: string): Row[] => (panel === "panel:draft-pool" ? POOL : []);

describe("a draft", () => {
  it("makes a card of the rows about one thing, in their order", () => {
    const cards = cardsOf(setting, POOL);
    expect(cards.map((card) => [card.mark.name, card.rows.length, card.locked])).toEqual([
      ["lizards", 3, true],
      ["duchy", 2, false],
    ]);
  });

  it("does not say a name twice on its card", () => {
    expect(onCard(mark("duchy"), row("duchy: militant, reach 8", "duchy"))).toBe("Militant, reach 8");
    expect(onCard(mark("duchy"), row("It digs.", "duchy"))).toBe("It digs.");
  });

  it("is there while the pool has cards", () => {
    expect(draftOf(setting, rowsOf)?.pool.title).toBe("draft-pool");
    expect(draftOf(setting, () => [])).toBeNull();
  });

  it("is in front for who takes something of it, and for who waits", () => {
    const draft = draftOf(setting, rowsOf);
    expect(isInFront(draft, true, ["faction:duchy"])).toBe(true);
    expect(isInFront(draft, false, [])).toBe(true);
    expect(isInFront(draft, true, ["place:c1"])).toBe(false);
    expect(isInFront(null, false, [])).toBe(false);
  });
});
