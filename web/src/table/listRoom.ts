// How many items of a list have room in its frame.
import { overflows } from "../look/fit";

/** The number of items that have room, at least one; 0 if all of them have. */
export function roomFor(frame: HTMLElement): number {
  const items = [...frame.children];
  if (items.length < 2 || !overflows(frame)) return 0;
  const { right, bottom } = frame.getBoundingClientRect();
  const outside = items.findIndex((item) => {
    const box = item.getBoundingClientRect();
    return box.right > right + 1 || box.bottom > bottom + 1;
  });
  return outside < 0 ? items.length - 1 : Math.max(1, outside);
}
