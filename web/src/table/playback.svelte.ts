// Plays back the story of an automaton's turn line by line. The table is already up to date; only the display waits.
import type { Chose, Line, Ref } from "../net/scene";
import { settings, type Pace } from "../settings.svelte";
import { begins, isNews } from "./turns";

/** The seconds of a line at each pace, on average. */
export const SECONDS: Record<Pace, number> = { half: 1, one: 0.5, two: 0.25, step: Infinity, "at-once": 0 };
/** However long a turn is, it is told in the time of so many lines. */
const MOST_LINES = 24;
/** A choice is shown for longer than an event. */
const WEIGHT = { trace: 2, event: 1 };

export class Playback {
  /** The number of story lines shown so far. */
  shown = $state(0);
  paused = $state(false);
  /** The number of story lines that the player has seen in the story or the log. */
  read = $state(0);
  private story = $state.raw<Line[]>([]);
  /** The lines that are played back: the first number, and the one after the last. */
  private from = $state(0);
  private to = $state(0);
  private timer = 0;

  /** `automaton` says whether the rules play a seat; `moved` is called whenever another line is shown. */
  constructor(
    private readonly automaton: (seat: string) => boolean,
    private readonly moved: () => void,
  ) {}

  /** Takes a whole story, of which nothing is played back. */
  begin(story: Line[]): void {
    this.story = story;
    this.read = story.length;
    this.skip();
  }

  /**
   * Takes the story after a change, of which `told` lines are old. It is played back from an automaton's turn or choice to
   * the last of its lines; a player's own moves before that are shown at once.
   */
  update(story: Line[], told: number): void {
    const running = this.playing && this.shown <= told;
    this.story = story;
    this.read = Math.min(this.read, told);
    const first = story.findIndex((line, k) => k >= told && this.opens(line));
    if (settings.pace === "at-once" || (first < 0 && !running)) {
      this.skip();
      return;
    }
    if (first >= 0) this.to = story.findLastIndex((line) => this.tells(line)) + 1;
    if (running) return;
    this.from = this.shown = first;
    this.advance();
  }

  get playing(): boolean {
    return this.shown < this.story.length;
  }

  /** The line shown last. */
  get line(): Line | null {
    return this.playing ? (this.story[this.shown - 1] ?? null) : null;
  }

  /** The place of the line among those that are played back, from 1, and their number. */
  get at(): number {
    return this.story.slice(this.from, this.shown).filter(isNews).length;
  }
  get of(): number {
    return this.story.slice(this.from, this.to).filter(isNews).length;
  }

  /** Shows the next line, and waits there. */
  step(): void {
    this.paused = true;
    this.advance();
  }

  /** Shows the line before, and waits there. */
  back(): void {
    const before = this.story.findLastIndex(
      (line, k) => k >= this.from && k < this.shown - 1 && isNews(line),
    );
    if (before < 0) return;
    this.paused = true;
    this.show(before + 1);
  }

  skip(): void {
    this.paused = false;
    this.show(this.story.length);
  }

  pause(): void {
    this.paused = !this.paused;
    this.wake();
  }

  /** Goes on at the pace that was chosen meanwhile. */
  wake(): void {
    window.clearTimeout(this.timer);
    if (!this.playing || this.paused) return;
    const wait = this.wait();
    if (Number.isFinite(wait)) this.timer = window.setTimeout(() => this.advance(), wait);
  }

  /** Returns whether a line begins what is played back: an automaton's turn, or a choice in another's turn. */
  private opens(line: Line): boolean {
    return line.is === "trace" || (begins(line) && this.automaton(line.seat));
  }

  /** Returns whether a line is an automaton's: a choice, or an event in its name. */
  private tells(line: Line): boolean {
    return isNews(line) && (line.is === "trace" || this.automaton(line.seat));
  }

  private advance(): void {
    const next = this.story.findIndex((line, k) => k >= this.shown && k < this.to && isNews(line));
    if (next < 0) this.skip();
    else this.show(next + 1);
  }

  private show(count: number): void {
    this.shown = count;
    this.moved();
    this.wake();
  }

  /** The milliseconds for the line shown now: its share of the time for the whole turn. */
  private wait(): number {
    const lines = this.story.slice(this.from, this.to).filter(isNews);
    const whole = Math.min(lines.length, MOST_LINES) * SECONDS[settings.pace] * 1000;
    const weights = lines.reduce((sum, line) => sum + WEIGHT[line.is], 0);
    return (whole * WEIGHT[this.line?.is ?? "event"]) / Math.max(weights, 1);
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
