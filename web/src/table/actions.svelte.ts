// What one does with a match as a whole: share it, keep it, show it, fork it.
import { post, text } from "../net/api";
import type { MatchCard } from "../net/messages";
import { say } from "../words.svelte";
import type { Seated } from "./seat.svelte";

export class Actions {
  /** What the last action has to say. */
  notice = $state("");

  constructor(
    private readonly seated: Seated,
    readonly leave: () => void,
  ) {}

  async share(): Promise<void> {
    await this.copy(await text(`${this.match}/position`, { seat: this.seated.seat }), "shared-position");
  }

  async record(): Promise<void> {
    try {
      const record = await text(`${this.match}/record`);
      const link = Object.assign(document.createElement("a"), {
        href: URL.createObjectURL(new Blob([record], { type: "text/plain" })),
        download: `${this.seated.card.match}.record`,
      });
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      this.notice = (error as Error).message;
    }
  }

  async invite(): Promise<void> {
    const { key } = await post<{ key: string }>(`${this.match}/invitations`, { seat: "" });
    await this.copy(`${location.origin}${location.pathname}#/key/${key}`, "shared-link");
  }

  async whatIf(): Promise<void> {
    const { card } = await post<{ card: MatchCard }>(`${this.match}/fork`, { seat: this.seated.seat });
    location.hash = `#/match/${card.match}`;
  }

  /** Throw a what-if away and go back to the game it was made from. */
  async throwAway(): Promise<void> {
    const { parent } = this.seated.card;
    await post(`${this.match}/leave`);
    location.hash = parent ? `#/match/${parent}` : "#/";
  }

  private get match(): string {
    return `/matches/${this.seated.card.match}`;
  }

  /** Put on the clipboard; where that is not allowed, shown. */
  private async copy(what: string, said: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(what);
      this.notice = say(said);
    } catch {
      this.notice = what;
    }
  }
}
