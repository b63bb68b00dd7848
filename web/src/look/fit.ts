// Shrinks text until it fits, so that nothing on a card is cut off.
import type { Attachment } from "svelte/attachments";

const STEP = 0.5;

/** Shrinks from the size of its style down to `least` pixels. `written` is the text, so that a change is noticed. */
export function fit(written: string, least: number): Attachment<HTMLElement> {
  return (node) => {
    const shrink = (): void => {
      node.style.fontSize = "";
      let size = parseFloat(getComputedStyle(node).fontSize);
      while (size > least && overflows(node)) {
        size -= STEP;
        node.style.fontSize = `${size}px`;
      }
    };
    node.dataset["written"] = String(written.length);
    const watch = new ResizeObserver(shrink);
    watch.observe(node);
    void document.fonts.ready.then(shrink);
    return () => watch.disconnect();
  };
}

function overflows(node: HTMLElement): boolean {
  return node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
}
