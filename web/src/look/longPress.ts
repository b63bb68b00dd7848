// Calls a function after a long press of a finger; the tap that would follow is suppressed.
import type { Attachment } from "svelte/attachments";

export const LONG_PRESS = 550;
/** A click comes at most this long after the finger is lifted. */
const AFTER = 350;

/** Swallows the click that ends the press under way, wherever the finger is lifted and whatever lies there then. */
export function swallowClick(): void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  window.addEventListener(
    "click",
    (event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      done.abort();
    },
    options,
  );
  window.addEventListener("pointerup", () => window.setTimeout(() => done.abort(), AFTER), options);
  window.addEventListener("pointercancel", () => done.abort(), options);
  window.addEventListener("pointerdown", () => done.abort(), options);
}

export function longPress(ask: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        swallowClick();
        ask();
      }, LONG_PRESS);
    };
    const up = (): void => window.clearTimeout(timer);
    const ends = ["pointerup", "pointercancel", "pointerleave"] as const;
    node.addEventListener("pointerdown", down);
    for (const end of ends) node.addEventListener(end, up);
    return () => {
      up();
      node.removeEventListener("pointerdown", down);
      for (const end of ends) node.removeEventListener(end, up);
    };
  };
}
