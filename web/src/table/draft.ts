// A draft: the panels that tell about it, and the cards of its pool, each a mark with what is said of it.
import type { Panel, Ref, Row, Seat, Setting } from "../net/scene";
import { begun } from "./begun";

const POOL = "panel:draft-pool";
/** The panels of a draft, in the order in which they are read. */
export const DRAFT = ["panel:draft", "panel:draft-order", POOL];

/** Something that can be taken: its mark, the lines about it, and whether it is locked for now. */
export interface DraftCard {
  mark: Seat;
  rows: Row[];
  locked: boolean;
}

/** What a draft shows: a few words about it, who chooses when, and what is left to take. */
export interface DraftShown {
  title: string;
  about: Row[];
  order: { title: string; rows: Row[] };
  pool: { title: string; cards: DraftCard[] };
}

type Described = Pick<Setting, "marked" | "panels">;

/** Returns the mark of the first marked thing that a row names. */
export function markOf(setting: Pick<Setting, "marked">, row: Row): Seat | undefined {
  return setting.marked.find(({ ref }) => row.said.args.some((arg) => arg.ref === ref));
}

/** Returns the words of a row on the card of a thing, whose head has its name already. */
export function onCard(mark: Seat, row: Row): string {
  const { text } = row.said;
  return text.startsWith(`${mark.name}: `) ? begun(text.slice(mark.name.length + 2)) : text;
}

/** Gathers the rows of the pool by the thing they are about. */
export function cardsOf(setting: Pick<Setting, "marked">, rows: Row[]): DraftCard[] {
  const found = new Map<Ref, DraftCard>();
  for (const row of rows) {
    const mark = markOf(setting, row);
    if (!mark) continue;
    const card = found.get(mark.ref) ?? { mark, rows: [], locked: false };
    const locked = card.locked || row.flag === "wrong";
    found.set(mark.ref, { mark, rows: [...card.rows, row], locked });
  }
  return [...found.values()];
}

/** Returns the draft of a table, or null while nobody drafts. */
export function draftOf(setting: Described, rowsOf: (panel: Ref) => Row[]): DraftShown | null {
  const cards = cardsOf(setting, rowsOf(POOL));
  if (cards.length === 0) return null;
  const [about, order, pool] = DRAFT.map((ref) => setting.panels.find((panel) => panel.ref === ref)) as (
    Panel | undefined
  )[];
  return {
    title: about?.name ?? "",
    about: rowsOf("panel:draft"),
    order: { title: order?.name ?? "", rows: rowsOf("panel:draft-order") },
    pool: { title: pool?.name ?? "", cards },
  };
}

/** Returns whether the draft is in front: the seat takes something of it, or waits for others. */
export function isInFront(draft: DraftShown | null, asked: boolean, legal: Ref[]): boolean {
  return draft !== null && (!asked || draft.pool.cards.some(({ mark }) => legal.includes(mark.ref)));
}
