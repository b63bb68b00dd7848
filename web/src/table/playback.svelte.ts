// Plays back the story of an automaton's turn line by line. The table is already up to date; only the display waits.
import type { Chose, Line, Ref } from "../net/scene";
import { settings, type Pace } from "../settings.svelte";

export const SECONDS: Record<Pace, number> = { half: 2.4, one: 1.2, two: 0.6, step: Infinity, "at-once": 0 };

export class Playback {
  /** The number of story lines shown so far. */
  shown = $state(0);
  paused = $state(false);
  private total = 0;
  private timer = 0;

  /** Takes the new story; only lines with a choice of an automaton are played back. */
  update(story: Line[], first: boolean): void {
    const before = this.total;
    this.total = story.length;
    const news = story.slice(before);
    if (
      first ||
      this.shown > this.total ||
      settings.pace === "at-once" ||
      !news.some((line) => line.is === "trace")
    ) {
      this.skip();
      return;
    }
    this.wake();
  }

  get playing(): boolean {
    return this.shown < this.total;
  }

  step(): void {
    this.shown = Math.min(this.shown + 1, this.total);
    this.wake();
  }

  skip(): void {
    window.clearTimeout(this.timer);
    this.shown = this.total;
    this.paused = false;
  }

  pause(): void {
    this.paused = !this.paused;
    this.wake();
  }

  private wake(): void {
    window.clearTimeout(this.timer);
    const wait = SECONDS[settings.pace] * 1000;
    if (this.playing && !this.paused && Number.isFinite(wait))
      this.timer = window.setTimeout(() => this.step(), wait);
  }
}

/** The state of each thing in an automaton's choice: considered, dropped or chosen. */
export function litBy(trace: Chose): Map<Ref, string> {
  const lit = new Map<Ref, string>();
  const last = trace.sieve.at(-1);
  trace.candidates.forEach((candidate, k) => {
    const dropped =
      trace.sieve.some((row) => row.cells[k]?.kept === false) ||
      (last !== undefined && last.cells[k] === null);
    const state = k === trace.winner ? "bot-chose" : dropped ? "bot-dropped" : "bot-considers";
    for (const ref of candidate.refs) if (lit.get(ref) !== "bot-chose") lit.set(ref, state);
  });
  return lit;
}
