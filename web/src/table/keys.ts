// Keyboard shortcuts: the numbers of answers, and the other keys.
import type { Option, Ref } from "../net/scene";
import type { AnswerBuilder } from "./answerBuilder.svelte";
import type { Seated } from "./seat.svelte";

/** The number keys of answers: 1 to 9 for the first ones, 0 for the last way out. */
export function numbered(builder: AnswerBuilder): Map<Option, number> {
  const keys = new Map<Option, number>();
  builder.options.slice(0, 9).forEach((option, k) => keys.set(option, k + 1));
  const last = builder.question?.out.at(-1);
  if (last) keys.set(last, 0);
  return keys;
}

/** The same numbers by ref, for things that stand for one answer only. */
export function numberedRefs(builder: AnswerBuilder, keys: Map<Option, number>): Map<Ref, number> {
  const found = new Map<Ref, number>();
  for (const [option, key] of keys) {
    const open = option.parts.filter((part) => builder.legal.includes(part.ref));
    const only = open[0];
    const shared = builder.options.filter(
      (other) => only && other.parts.some((part) => part.ref === only.ref),
    );
    if (only && open.length === 1 && shared.length === 1) found.set(only.ref, key);
  }
  return found;
}

export function press(event: KeyboardEvent, seated: Seated): void {
  const { tagName } = event.target as HTMLElement;
  const typing = ["INPUT", "SELECT", "TEXTAREA"].includes(tagName);
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { builder, playback } = seated;
  if (/^[0-9]$/.test(event.key)) {
    const option = [...seated.optionKeys].find(([, number]) => number === Number(event.key))?.[0];
    if (option && !seated.busy) builder.take(option);
  } else if (event.key === "/") {
    event.preventDefault();
    seated.command = true;
  } else if (event.key === "Escape") seated.letGo();
  else if (event.key === "u") seated.undo();
  else if (event.key === "r") seated.redo();
  else if (event.key === "?") seated.pull("keys");
  else if (event.key === "." && playback.playing) playback.step();
  else if (event.key === "Enter" && builder.gathers && builder.enough && tagName !== "BUTTON")
    builder.finish();
}
