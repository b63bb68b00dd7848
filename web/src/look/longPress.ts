// Calls a function after a long press of a finger; the tap that would follow is suppressed.
import type { Attachment } from "svelte/attachments";

export const LONG_PRESS = 550;

export function longPress(ask: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let asked = false;
    const down = (event: PointerEvent): void => {
      asked = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        asked = true;
        ask();
      }, LONG_PRESS);
    };
    const up = (): void => window.clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (asked) event.stopImmediatePropagation();
      asked = false;
    };
    const ends = ["pointerup", "pointercancel", "pointerleave"] as const;
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    for (const end of ends) node.addEventListener(end, up);
    return () => {
      up();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
      for (const end of ends) node.removeEventListener(end, up);
    };
  };
}
