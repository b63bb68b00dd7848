// Actions on a whole match: share a position, save the record, invite, fork.
import { save } from "../look/save";
import { post, Refused, text } from "../net/api";
import type { MatchInfo } from "../net/messages";
import { refusal, say } from "../words.svelte";
import { drawn, painted } from "./boardPicture";
import type { Seated } from "./seat.svelte";

export class Actions {
  /** The message of the last action. */
  notice = $state("");
  /** The key with which others may watch, once one was asked for. */
  private watching = "";

  constructor(
    private readonly seated: Seated,
    readonly leave: () => void,
  ) {}

  async share(): Promise<void> {
    await this.copy(await text(`${this.match}/position`, { seat: this.seated.seat }), "shared-position");
  }

  /** Copies a link to the line that is looked at, or to the last one. */
  async shareStep(): Promise<boolean> {
    const { looked, table } = this.seated;
    return this.copyLink(`/${looked?.number ?? table.story.length - 1}`, "shared-step");
  }

  /** Saves the board as it is shown. */
  async picture(form: "svg" | "png"): Promise<void> {
    const boards = [...document.querySelectorAll<SVGSVGElement>(".boards .board svg[data-whole]")];
    const { card, looked, table } = this.seated;
    const name = `${card.game}-${card.match}-${looked?.number ?? table.story.length - 1}.${form}`;
    save(name, form === "svg" ? await drawn(boards) : await painted(boards));
  }

  /** Copies a link to the match. */
  async shareLink(): Promise<void> {
    await this.copyLink("", "shared-link");
  }

  async record(): Promise<void> {
    await this.orRefused(async () => {
      const record = await text(`${this.match}/record`);
      save(`${this.seated.card.match}.record`, new Blob([record], { type: "text/plain" }));
    });
  }

  /** Copies a link that gives this seat to another device of the same player. */
  async moveLink(): Promise<void> {
    await this.orRefused(async () => {
      const link = await this.seated.people.invitation(this.seated.seat);
      await this.copy(link, "device-link");
    });
  }

  /** Takes this seat from all other devices, and from links to it that nobody has used. */
  async keepHere(): Promise<void> {
    await this.orRefused(async () => {
      this.notice = say("device-only-done", { count: await this.revoke(this.seated.seat) });
    });
  }

  /** Lets nobody watch by a link that was given before. */
  async stopWatching(): Promise<void> {
    await this.orRefused(async () => {
      await this.revoke("");
      this.watching = "";
      this.notice = say("watch-stopped");
    });
  }

  private async revoke(seat: string): Promise<number> {
    return (await post<{ count: number }>(`${this.match}/revoke`, { seat })).count;
  }

  private async orRefused(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.notice = error instanceof Refused ? refusal(error) : say("no-server");
    }
  }

  private async copyLink(step: string, said: string): Promise<boolean> {
    try {
      return await this.copy(await this.link(step), said);
    } catch (error) {
      this.notice = refusal(error as Refused);
      return false;
    }
  }

  /** A link that others can open, also where the match is private: it lets them watch. */
  private async link(step: string): Promise<string> {
    const page = `${location.origin}${location.pathname}`;
    try {
      this.watching ||= (await post<{ key: string }>(`${this.match}/invitations`, { seat: "" })).key;
      return `${page}#/key/${this.watching}${step}`;
    } catch (error) {
      if (error instanceof Refused && error.code === "many-keys") throw error;
      return `${page}#/match/${this.seated.card.match}${step}`;
    }
  }

  async whatIf(): Promise<void> {
    const { card } = await post<{ card: MatchInfo }>(`${this.match}/fork`, { seat: this.seated.seat });
    location.hash = `#/match/${card.match}`;
  }

  /** Deletes a what-if and returns to the game it was made from. */
  async throwAway(): Promise<void> {
    const { parent } = this.seated.card;
    await post(`${this.match}/leave`);
    location.hash = parent ? `#/match/${parent}` : "#/";
  }

  private get match(): string {
    return `/matches/${this.seated.card.match}`;
  }

  /** Copies a text to the clipboard, or shows it if that is not allowed; returns whether it was copied. */
  private async copy(what: string, said: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(what);
      this.notice = say(said);
      return true;
    } catch {
      this.notice = what;
      return false;
    }
  }
}
