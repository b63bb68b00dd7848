// Shrinks text until it fits, so that nothing on a card is cut off.
import type { Attachment } from "svelte/attachments";

const STEP = 0.5;

interface Fitted {
  written: string;
  least: number;
  /** The text, its box and its style when it was last fitted: while they stay, so does its size. */
  fittedTo: string;
}

const fitted = new WeakMap<Element, Fitted>();
/** The sizes found so far: the same text in a box of the same size fits at the same size. */
const sizes = new Map<string, string>();
/** One observer for all texts, so that those which change together are measured together. */
let watch: ResizeObserver | undefined;

/** Shrinks from the size of its style down to `least` pixels. `written` is the text, so that a change is noticed. */
export function fit(written: string, least: number): Attachment<HTMLElement> {
  return (node) => {
    watch ??= new ResizeObserver((seen) => shrink(seen.map(({ target }) => target as HTMLElement)));
    const fittedTo = fitted.get(node)?.fittedTo ?? "";
    fitted.set(node, { written, least, fittedTo });
    watch.observe(node);
    if (document.fonts.status !== "loaded") void document.fonts.ready.then(() => again(node));
    return () => watch?.unobserve(node);
  };
}

/** Measures a text anew with the fonts that have come meanwhile. */
function again(node: HTMLElement): void {
  const known = fitted.get(node);
  if (!known) return;
  sizes.delete(known.fittedTo);
  known.fittedTo = "";
  shrink([node]);
}

/** Reads all, then writes all, step by step: each step costs one layout, however many texts there are. */
function shrink(nodes: HTMLElement[]): void {
  let open: { node: HTMLElement; known: Fitted; size: number }[] = [];
  const found = nodes.map((node) => [node, fitted.get(node), boxOf(node)] as const);
  for (const [node, known, box] of found) {
    const fittedTo = known && `${known.least} ${box} ${node.className} ${known.written}`;
    if (!known || fittedTo === undefined || known.fittedTo === fittedTo) continue;
    known.fittedTo = fittedTo;
    const size = sizes.get(fittedTo);
    node.style.fontSize = size ?? "";
    if (size === undefined) open.push({ node, known, size: 0 });
  }
  for (const text of open) text.size = parseFloat(getComputedStyle(text.node).fontSize);
  while (open.length > 0) {
    const over = open.filter(({ node, known, size }) => size > known.least && overflows(node));
    for (const { node, known } of open.filter((text) => !over.includes(text)))
      sizes.set(known.fittedTo, node.style.fontSize);
    for (const text of over) {
      text.size -= STEP;
      text.node.style.fontSize = `${text.size}px`;
    }
    open = over;
  }
}

function boxOf(node: HTMLElement): string {
  return `${node.clientWidth}×${node.clientHeight}`;
}

export function overflows(node: HTMLElement): boolean {
  return node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
}
