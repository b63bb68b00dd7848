// Where things are on the page: what is in sight of them, and the button that brings them into sight.
import type { Ref } from "../net/scene";
import { isOnMat } from "../table/arrange";
import type { Seated } from "../table/seat.svelte";
import { name } from "../table/state.svelte";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing of which less than this is in sight is out of it, in pixels. */
const LEAST = 12;

/** The part of a thing that nothing around it cuts off; null if there is next to nothing. */
export function seenPart(thing: Element): Box | null {
  const box = thing.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  [left, right] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
  [top, bottom] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  const [width, height] = [right - left, bottom - top];
  return width < LEAST || height < LEAST ? null : { x: left, y: top, width, height };
}

/** True if a drawer lies over the middle of a box, unless the thing is in that drawer. */
export function isCovered(thing: Element, { x, y, width, height }: Box): boolean {
  const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".drawer");
  return over !== null && over !== undefined && !over.contains(thing);
}

/** Scrolls the lists around a thing, until it is in them. */
export function scrollTo(thing: Element): void {
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const [box, frame] = [thing.getBoundingClientRect(), around.getBoundingClientRect()];
    if (overflowX === "auto") around.scrollLeft += beyond(box.left, box.right, frame.left, frame.right);
    if (overflowY === "auto") around.scrollTop += beyond(box.top, box.bottom, frame.top, frame.bottom);
  }
}

/** How far a stretch lies beyond another one; its beginning counts more than its end. */
function beyond(from: number, to: number, low: number, high: number): number {
  const past = Math.max(0, to - high);
  return from - past < low ? from - low : past;
}

/** The button that turns to the side of a small table, or opens the drawer, where a thing lies. */
export function openerOf(ref: Ref, { table, setting, seat, drawer }: Seated): Element | null {
  const board = setting.boards.find((each) => each.ref === table.places.get(ref)?.board);
  const zone = setting.zones.find(
    (each) => each.ref === ref || table.cardsIn(each.ref).some((here) => here.ref === ref),
  );
  const side = board ? (board.owner ? "mat" : board.ref) : zone && isOnMat(zone.role) ? "mat" : "";
  if (side) return document.querySelector(`[data-side="${CSS.escape(side)}"]`);
  const all = [...setting.panels, ...setting.counters, ...(zone ? [zone] : [])];
  const owner = all.find((each) => each.ref === ref || each === zone)?.owner;
  if (owner === undefined || zone?.role === "hand") return null;
  const tab = owner === "" ? "common" : owner === seat || owner === ownSeat(table) ? "mine" : "others";
  return tab === drawer ? null : document.querySelector(`[data-tab="${tab}"]`);
}

function ownSeat(table: Seated["table"]): string {
  return table.mine ? name(table.mine.ref) : "";
}
