// The parts of answers in the order they are asked for, and the answers that touches leave.
import type { Option, Part, Ref } from "../net/scene";

/** The order in which the parts of an option are asked for; others follow in the order of the option. */
const START_FIRST = ["card", "from", "at", "to"];
/** The same for a move that was begun at its end. */
const END_FIRST = ["card", "to", "from", "at"];
/** The families of things that lie on the table and can be touched. */
const TOUCHABLE = ["place:", "card:"];

export type Order = "start" | "end";

const inOrder: Record<Order, WeakMap<Option, Part[]>> = { start: new WeakMap(), end: new WeakMap() };

/** The parts of an option in the order they are asked for. */
export function sorted(option: Option, order: Order = "start"): Part[] {
  let found = inOrder[order].get(option);
  if (!found) {
    const parts = order === "end" ? END_FIRST : START_FIRST;
    const rank = ({ part }: Part): number => (parts.includes(part) ? parts.indexOf(part) : parts.length);
    found = [...option.parts].sort((one, other) => rank(one) - rank(other));
    inOrder[order].set(option, found);
  }
  return found;
}

/** The things an option touches, in the order they are asked for. */
export function asked(option: Option, order: Order = "start"): Ref[] {
  return sorted(option, order).map((part) => part.ref);
}

export interface Narrowed {
  /** The options that the touches leave. */
  options: Option[];
  /** How many of their parts are settled. */
  depth: number;
  /** The settled things, touched or common to all options left. */
  settled: Ref[];
  order: Order;
}

/** The options whose parts begin with the touched things. Parts that all of them share need no touch. */
export function narrow(options: Option[], path: Ref[], order: Order = "start"): Narrowed {
  let left = options;
  const settled: Ref[] = [];
  const at = (option: Option): Ref | undefined => sorted(option, order)[settled.length]?.ref;
  const settleShared = (until?: Ref): void => {
    for (;;) {
      const [first] = left;
      const next = first && at(first);
      const last = left.length === 1 && first && settled.length >= lastTouchable(first, order);
      if (next === undefined || next === until || last) return;
      if (left.some((option) => at(option) !== next)) return;
      settled.push(next);
    }
  };
  for (const ref of path) {
    settleShared(ref);
    left = left.filter((option) => at(option) === ref);
    settled.push(ref);
  }
  settleShared();
  return { options: left, depth: settled.length, settled, order };
}

/** The place among the parts of the last one that can be touched. */
export function lastTouchable(option: Option, order: Order): number {
  return asked(option, order).findLastIndex((ref) => TOUCHABLE.some((family) => ref.startsWith(family)));
}

/** The parts to choose among next. */
function nextParts({ options, depth, order }: Narrowed): Part[] {
  return options.map((option) => sorted(option, order)[depth]).filter((part) => part !== undefined);
}

/** The refs to choose among next. */
export function nextRefs(narrowed: Narrowed): Ref[] {
  return [...new Set(nextParts(narrowed).map(({ ref }) => ref))];
}

/** The ends of moves that may be touched before their start, as nothing else can be meant by it. */
export function nextEnds(options: Option[], path: Ref[]): Ref[] {
  const starts = nextRefs(narrow(options, path));
  const ends = nextParts(narrow(options, path, "end")).filter(({ part }) => part === "to");
  return [...new Set(ends.map(({ ref }) => ref))].filter((ref) => !starts.includes(ref));
}
