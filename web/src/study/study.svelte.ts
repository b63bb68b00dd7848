// Help at the table: a search's best answers, the summary of a finished match, and what-ifs.
import { get, post, Refused } from "../net/api";
import type { Committed, EditableCell, Hint, MatchInfo, Summary } from "../net/messages";
import type { Ref } from "../net/scene";
import { refusal, say } from "../words.svelte";
import type { Seated } from "../table/seat.svelte";

function reasonOf(error: unknown): string {
  return error instanceof Refused ? refusal(error) : say("no-server");
}

export class Study {
  hint = $state.raw<Hint | null>(null);
  searching = $state(false);
  summary = $state.raw<Summary | null>(null);
  cells = $state.raw<EditableCell[]>([]);
  /** The last refusal or result in words. */
  notice = $state("");
  /** The question the hint was found for. */
  private asked = "";

  constructor(private readonly seated: Seated) {}

  private get match(): string {
    return `/matches/${this.seated.card.match}`;
  }

  /** True where nobody else plays: only then may a person be helped. */
  get helps(): boolean {
    const { card } = this.seated;
    const people = card.seats.filter((seat) => seat.state !== "");
    return card.kind === "fork" || people.every((seat) => seat.mine);
  }

  async search(): Promise<void> {
    if (this.searching) return;
    const ask = (this.asked = this.seated.table.standing.ask);
    this.searching = true;
    this.notice = "";
    try {
      const hint = await get<Hint>(`${this.match}/hint`, { seat: this.seated.seat });
      if (this.asked === ask && ask === this.seated.table.standing.ask) this.hint = hint;
    } catch (error) {
      if (this.asked === ask) this.notice = reasonOf(error);
    }
    if (this.asked === ask) this.searching = false;
  }

  /** Puts the hint away; one that is still searched for is not shown. */
  close(): void {
    this.asked = "";
    this.hint = null;
    this.notice = "";
    this.searching = false;
  }

  /** Forgets a hint whose question was answered. */
  forget(ask: string): void {
    if (ask !== this.asked) this.hint = null;
  }

  async summarise(): Promise<void> {
    this.summary ??= await get<Summary>(`${this.match}/summary`, { seat: this.seated.seat });
  }

  async again(kind: string): Promise<void> {
    await this.open(post<{ card: MatchInfo }>(`${this.match}/rematch`, { kind }));
  }

  /** Opens a what-if at a line of the story, or now; with pieces changed, if any are named. */
  async whatIf(told: number | null = null, edits: string[] = []): Promise<void> {
    await this.open(post<{ card: MatchInfo }>(`${this.match}/fork`, { seat: this.seated.seat, told, edits }));
  }

  /** Reads the numbers of a place that a what-if may change. */
  async look(ref: Ref): Promise<void> {
    this.cells = ref.startsWith("place:")
      ? await get<EditableCell[]>(`${this.match}/cells`, { seat: this.seated.seat, ref })
      : [];
  }

  /** Gives the answers of this what-if in the match it was made from, and goes there. */
  async commit(): Promise<void> {
    try {
      const done = await post<Committed>(`${this.match}/commit`, { seat: this.seated.seat });
      if (done.answers > 0) location.hash = `#/match/${this.seated.card.parent}`;
      else this.notice = done.reason || say("what-if-nothing");
    } catch (error) {
      this.notice = reasonOf(error);
    }
  }

  private async open(opening: Promise<{ card: MatchInfo }>): Promise<void> {
    try {
      const { card } = await opening;
      location.hash = `#/match/${card.match}`;
    } catch (error) {
      this.notice = reasonOf(error);
    }
  }
}
