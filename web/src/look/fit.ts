// Text that shrinks until it is whole, so that nothing of a card is cut.
import type { Attachment } from "svelte/attachments";

const STEP = 0.5;

/** From the size its style gives down to the least, in pixels. What is written is named, so that a change is seen. */
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
