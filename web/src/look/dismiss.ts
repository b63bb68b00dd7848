// Closes what is open: Esc closes the last thing opened, a press beside a thing closes it.
import type { Attachment } from "svelte/attachments";

const opened: (() => void)[] = [];

function escape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  opened.at(-1)?.();
}

/**
 * For the element that was opened. The button that opens it says so with `aria-expanded`. A veil closes it with its own
 * click, so that nothing below the veil is pressed; `keep` selects other things that may be pressed beside it.
 */
export function dismiss(close: () => void, keep = ""): Attachment<HTMLElement> {
  return (element) => {
    const kept = ['[aria-expanded="true"]', "[data-veil]", keep].filter(Boolean).join();
    const press = (event: PointerEvent): void => {
      const touched = event.target as Element;
      if (!element.contains(touched) && !touched.closest(kept)) close();
    };
    if (opened.push(close) === 1) window.addEventListener("keydown", escape, true);
    document.addEventListener("pointerdown", press, true);
    return () => {
      opened.splice(opened.indexOf(close), 1);
      if (opened.length === 0) window.removeEventListener("keydown", escape, true);
      document.removeEventListener("pointerdown", press, true);
    };
  };
}
