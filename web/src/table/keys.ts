// Keyboard shortcuts: the numbers of choices, and the other keys.
import type { Seated } from "./seat.svelte";

export function press(event: KeyboardEvent, seated: Seated): void {
  const { tagName } = event.target as HTMLElement;
  const typing = ["INPUT", "SELECT", "TEXTAREA"].includes(tagName);
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { builder, choices, playback } = seated;
  if (/^[1-9]$/.test(event.key)) {
    const chosen = choices.shown[Number(event.key) - 1];
    if (chosen && !seated.busy) choices.take(chosen);
  } else if (event.key === "0") {
    const last = builder.question?.out.at(-1);
    if (last && !seated.busy) builder.take(last);
  } else if (event.key === "+" || event.key === "=" || event.key === "PageDown") choices.next();
  else if (event.key === "-" || event.key === "PageUp") choices.previous();
  else if (event.key === "/") {
    event.preventDefault();
    seated.command = true;
  } else if (event.key === "Escape") seated.letGo();
  else if (event.key === "x" && builder.highest > 1)
    builder.chooseAmount((builder.amount + 1) % (builder.highest + 1));
  else if (event.key === "u") seated.undo();
  else if (event.key === "r") seated.redo();
  else if (event.key === "?") seated.pull("keys");
  else if (event.key === "." && playback.playing) playback.step();
  else if (event.key === "Enter" && builder.gathers && builder.enough && tagName !== "BUTTON")
    builder.finish();
}
