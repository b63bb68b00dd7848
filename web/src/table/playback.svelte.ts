// An automaton's turn as a story told line by line. The table is already there; only the telling takes its time.
import type { Chose, Line, Ref } from "../net/scene";
import { settings, type Pace } from "../settings.svelte";

export const SECONDS: Record<Pace, number> = { half: 2.4, one: 1.2, two: 0.6, step: Infinity, "at-once": 0 };

export class Playback {
  /** How many lines of the story have been told. */
  told = $state(0);
  paused = $state(false);
  private total = 0;
  private timer = 0;

  /** The story as it is now. Lines of one's own deeds need no telling. */
  meet(story: Line[], first: boolean): void {
    const before = this.total;
    this.total = story.length;
    const news = story.slice(before);
    if (
      first ||
      this.told > this.total ||
      settings.pace === "at-once" ||
      !news.some((line) => line.is === "trace")
    ) {
      this.skip();
      return;
    }
    this.wake();
  }

  get telling(): boolean {
    return this.told < this.total;
  }

  step(): void {
    this.told = Math.min(this.told + 1, this.total);
    this.wake();
  }

  skip(): void {
    window.clearTimeout(this.timer);
    this.told = this.total;
    this.paused = false;
  }

  pause(): void {
    this.paused = !this.paused;
    this.wake();
  }

  private wake(): void {
    window.clearTimeout(this.timer);
    const wait = SECONDS[settings.pace] * 1000;
    if (this.telling && !this.paused && Number.isFinite(wait))
      this.timer = window.setTimeout(() => this.step(), wait);
  }
}

/** Which places an automaton's choice looked at, dropped and took. */
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
