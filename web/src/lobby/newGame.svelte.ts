// The state of the form for a new game.
import type { GameInfo, OptionInfo, WinRate } from "../net/messages";
import { settings } from "../settings.svelte";

/** A possible player of a seat: a person here or elsewhere, an agent, or an automaton of that seat. */
export interface Player {
  id: string;
  automaton: boolean;
}

const PEOPLE = ["me", "invite", "open"];

export class NewGameForm {
  seats = $state<Record<string, string>>({});
  options = $state<Record<string, number | string>>({});
  /** The chosen packs among those the server offers. */
  packs = $state<string[]>([]);
  open = $state(false);

  constructor(readonly game: GameInfo) {
    game.seats.forEach(({ seat }, k) => {
      this.seats[seat] = k === 0 ? "me" : (this.automataOf(seat)[0] ?? this.opponent);
    });
  }

  /** The opponent at a seat without an automaton. */
  private get opponent(): string {
    return this.game.agents.includes("regular") ? "regular" : (this.game.agents.at(-1) ?? "me");
  }

  /** The option for the number of players, if the game has one. */
  get players(): OptionInfo | undefined {
    return this.game.options.find((each) => each.key === "players");
  }

  get taken(): GameInfo["seats"] {
    return this.players ? this.game.seats.slice(0, Number(this.value(this.players))) : this.game.seats;
  }

  get automata(): string[] {
    return this.game.automata.map((each) => each.name);
  }

  automataOf(seat: string): string[] {
    return this.game.automata.filter((each) => each.seats.includes(seat)).map((each) => each.name);
  }

  playersOf(seat: string): Player[] {
    const people = PEOPLE.filter((id) => id !== "open" || this.open).map((id) => ({ id, automaton: false }));
    const automata = this.automataOf(seat).map((id) => ({ id, automaton: true }));
    return [...people, ...automata, ...this.game.agents.map((id) => ({ id, automaton: false }))];
  }

  get automaton(): string {
    return (
      this.taken.map(({ seat }) => this.seats[seat] ?? "").find((who) => this.automata.includes(who)) ?? ""
    );
  }

  get measured(): WinRate[] {
    return this.game.automata.find((each) => each.name === this.automaton)?.measured ?? [];
  }

  choose(seat: string, who: string): void {
    if (this.automata.includes(who)) {
      for (const other of Object.keys(this.seats)) {
        if (other !== seat && this.automata.includes(this.seats[other] ?? "")) this.seats[other] = "me";
      }
    }
    this.seats[seat] = who;
  }

  value(option: OptionInfo): number | string {
    return this.options[option.key] ?? option.default;
  }

  /** The options of the automaton at the table. */
  get botOptions(): OptionInfo[] {
    return this.automaton
      ? this.game.options.filter((each) => each.key.startsWith(`${this.automaton}.`))
      : [];
  }

  get level(): OptionInfo | undefined {
    const key = this.game.automata.find((each) => each.name === this.automaton)?.level;
    return this.botOptions.find((each) => each.key === key);
  }

  /** The settings that add up to the level; each can be set by itself. */
  get levels(): OptionInfo[] {
    return this.botOptions.filter((each) => each !== this.level && each.low < 0);
  }

  /** The options for rulings, those of the automaton last. */
  get rulings(): OptionInfo[] {
    const plain = this.game.options.filter(
      (each) =>
        each.key !== "automaton" &&
        each.key !== "players" &&
        !this.automata.some((name) => each.key.startsWith(`${name}.`)),
    );
    return [...plain, ...this.botOptions.filter((each) => each !== this.level && each.low >= 0)];
  }

  body(): object {
    return this.opening(
      (seat) => this.seats[seat] ?? "me",
      (key) => !this.automata.some((name) => name !== this.automaton && key.startsWith(`${name}.`)),
      this.open,
    );
  }

  /** The same game without people, for everybody to watch: the automaton at its seat, agents elsewhere. */
  demo(): object {
    const automaton = this.automaton || (this.automata[0] ?? "");
    const home = this.taken.find(({ seat }) => this.automataOf(seat).includes(automaton))?.seat;
    return this.opening(
      (seat) => (seat === home ? automaton : this.opponent),
      (key) => key.startsWith(`${automaton}.`) || key === "players",
      true,
    );
  }

  private opening(
    player: (seat: string) => string,
    wanted: (option: string) => boolean,
    open: boolean,
  ): object {
    const seats = Object.fromEntries(this.taken.map(({ seat }) => [seat, player(seat)]));
    const options = Object.fromEntries(Object.entries(this.options).filter(([key]) => wanted(key)));
    return { game: this.game.name, seats, options, packs: this.packs, language: settings.language, open };
  }
}
