// The people at a table: names, presence, and what they ask of each other.
import { post } from "../net/api";
import type { NewCommand } from "../net/connection";
import type { MatchInfo, PeopleMessage, Person } from "../net/messages";
import { settings } from "../settings.svelte";

export class People {
  all = $state.raw<Person[]>([]);
  watching = $state(0);
  takeback = $state.raw<PeopleMessage["takeback"]>(null);
  /** How the last request to take back ended: granted, refused, lapsed, withdrawn, or empty. */
  closed = $state("");
  paused = $state(false);
  /** The seats that would like to pause. */
  pauseWishes = $state.raw<string[]>([]);
  /** True while nobody else has sat down at a match that is played at one screen. */
  private shared = $state(true);

  constructor(
    private readonly card: MatchInfo,
    readonly seat: string,
    private readonly send: (wanted: NewCommand) => void,
  ) {}

  update(message: PeopleMessage): void {
    this.all = message.people;
    this.watching = message.watching;
    this.takeback = message.takeback;
    this.paused = message.paused;
    this.pauseWishes = message.pause_wishes;
    this.shared = message.shared;
    if (message.closed) this.closed = message.closed;
    else if (message.takeback) this.closed = "";
    this.introduce();
  }

  /** Tells the others the name of this device, if the seat has none yet. */
  private introduce(): void {
    const me = this.all.find((each) => each.seat === this.seat);
    if (me?.name === "" && settings.name) this.rename(settings.name);
  }

  rename(name: string): void {
    if (this.seat)
      void post(`/matches/${this.card.match}/name`, { seat: this.seat, name }).catch(() => undefined);
  }

  /** Returns a new link to a seat of nobody's; earlier ones stop working. */
  async invitation(seat: string): Promise<string> {
    const { key } = await post<{ key: string }>(`/matches/${this.card.match}/invitations`, { seat });
    return `${location.origin}${location.pathname}#/key/${key}`;
  }

  /** True if people at different devices play. */
  get elsewhere(): boolean {
    return this.all.length > 1 && !this.shared;
  }

  nameOf(seat: string): string {
    return this.all.find((each) => each.seat === seat)?.name ?? "";
  }

  /** The agent that plays for the person at a seat, or an empty text. */
  agentOf(seat: string): string {
    return this.all.find((each) => each.seat === seat)?.agent ?? "";
  }

  /** True if this seat's player opened the match, and so may pause it alone. */
  get opener(): boolean {
    return this.all.some((each) => each.seat === this.seat && each.opener);
  }

  /** True if this seat's player may invite to the seats of nobody: the opener or, once they left, any player. */
  get mayInvite(): boolean {
    return this.seat !== "" && (this.opener || !this.all.some((each) => each.opener));
  }

  /** True if this seat is asked to agree to a takeback. */
  get mayAgree(): boolean {
    return this.takeback?.needed.includes(this.seat) ?? false;
  }

  /** Asks the others to take back the last answer. */
  askBack(): void {
    this.send({ is: "ask-back" });
  }

  /** Agrees to what another seat asks to take back, or refuses it; who asked withdraws it by refusing. */
  answerBack(grant: boolean): void {
    this.send({ is: "answer-back", grant });
  }

  pause(): void {
    this.send({ is: "pause" });
  }

  /** Ends the pause, or the wishes for one. */
  goOn(): void {
    this.send({ is: "go-on" });
  }

  /** Lets an agent play for this seat. */
  handOver(agent: string): void {
    this.send({ is: "hand-over", agent });
  }

  takeSeat(): void {
    this.send({ is: "take-seat" });
  }
}
