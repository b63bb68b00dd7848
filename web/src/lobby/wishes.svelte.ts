// A new game as it is being put together.
import type { GameCard, OptionCard } from "../net/api";
import { settings } from "../settings.svelte";

/** Who may play a seat: a person here or elsewhere, an agent, or the automaton of that seat. */
export interface Player {
  id: string;
  automaton: boolean;
}

const PEOPLE = ["me", "invite", "open"];

export class Wishes {
  seats = $state<Record<string, string>>({});
  options = $state<Record<string, number | string>>({});
  open = $state(false);

  constructor(readonly game: GameCard) {
    game.seats.forEach(({ seat }, k) => {
      this.seats[seat] = k === 0 ? "me" : (this.automataOf(seat)[0] ?? this.opponent);
    });
  }

  /** Whom one meets where the rules name nobody. */
  private get opponent(): string {
    return this.game.agents.includes("regular") ? "regular" : (this.game.agents.at(-1) ?? "me");
  }

  /** How many seats are taken, where a game lets one choose. */
  get players(): OptionCard | undefined {
    return this.game.options.find((each) => each.key === "players");
  }

  get taken(): GameCard["seats"] {
    return this.players ? this.game.seats.slice(0, Number(this.value(this.players))) : this.game.seats;
  }

  /** The automata of a game are the choices of its option `automaton`; `automaton.seats` says whom they play. */
  get automata(): string[] {
    const option = this.game.options.find((each) => each.key === "automaton");
    return option ? option.choices.filter((choice) => choice !== option.default) : [];
  }

  automataOf(seat: string): string[] {
    const stem = seat.slice(0, 4);
    return this.automata.filter((name) => name.startsWith(stem));
  }

  playersOf(seat: string): Player[] {
    const people = PEOPLE.filter((id) => id !== "open" || this.open).map((id) => ({ id, automaton: false }));
    const automata = this.automataOf(seat).map((id) => ({ id, automaton: true }));
    return [...people, ...automata, ...this.game.agents.map((id) => ({ id, automaton: false }))];
  }

  get automaton(): string {
    return Object.values(this.seats).find((who) => this.automata.includes(who)) ?? "";
  }

  choose(seat: string, who: string): void {
    if (this.automata.includes(who)) {
      for (const other of Object.keys(this.seats)) {
        if (other !== seat && this.automata.includes(this.seats[other] ?? "")) this.seats[other] = "me";
      }
    }
    this.seats[seat] = who;
  }

  value(option: OptionCard): number | string {
    return this.options[option.key] ?? option.default;
  }

  /** Options of the automaton at the table, its level first. */
  get botOptions(): OptionCard[] {
    return this.automaton
      ? this.game.options.filter((each) => each.key.startsWith(`${this.automaton}.`))
      : [];
  }

  get level(): OptionCard | undefined {
    return this.botOptions.find((each) => each.key === `${this.automaton}.level`);
  }

  /** What adds up to the level; each may be set by itself. */
  get levels(): OptionCard[] {
    return this.botOptions.filter((each) => each !== this.level && each.low < 0);
  }

  /** Readings of the rules, the automaton's last. */
  get rulings(): OptionCard[] {
    const plain = this.game.options.filter(
      (each) =>
        each.key !== "automaton" &&
        each.key !== "players" &&
        !this.automata.some((name) => each.key.startsWith(`${name}.`)),
    );
    return [...plain, ...this.botOptions.filter((each) => each !== this.level && each.low >= 0)];
  }

  body(): object {
    const automaton = this.automaton;
    const seats = Object.fromEntries(this.taken.map(({ seat }) => [seat, this.seats[seat] ?? "me"]));
    const told = Object.entries(this.options).filter(
      ([key]) => !this.automata.some((name) => name !== automaton && key.startsWith(`${name}.`)),
    );
    const options = Object.fromEntries(told);
    return { game: this.game.name, seats, options, language: settings.language, open: this.open };
  }
}
