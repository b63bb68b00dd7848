// The state of the form for a new game.
import type { AutomatonInfo, GameInfo, OptionInfo } from "../net/messages";

/** A possible player of a seat: a person here or elsewhere, an agent, or an automaton of that seat. */
export interface Player {
  id: string;
  automaton: boolean;
}

/** The level and the traits with which an automaton plays. */
export interface Strength {
  level: number;
  traits: string[];
}

const PEOPLE = ["me", "invite", "open"];
/** Seats at the smallest table where seats may be left out. */
const FEWEST = 2;
/** The options of a draft, in their order. */
const DRAFT = ["setup", "people", "offered"];
/** The options that everybody wants to see before a game: what lies on the table, and how long it lasts. */
const TABLE = ["map", "pack", "deck", "length", "difficulty"];

export class NewGameForm {
  seats = $state<Record<string, string>>({});
  options = $state<Record<string, number | string>>({});
  /** The chosen packs among those the server offers. */
  packs = $state<string[]>([]);
  open = $state(false);
  /** How far spectators are behind the players. */
  delayAnswers = $state(0);
  delayMinutes = $state(0);
  /** The chosen level and traits, by seat and automaton. */
  private strengths = $state<Record<string, Strength>>({});

  /** The seats that automata play while people draft theirs. */
  private bots = $state<string[]>([]);

  constructor(readonly game: GameInfo) {
    game.chairs.forEach(({ seat }, k) => (this.seats[seat] = k === 0 ? "me" : this.opponent));
    game.seats.forEach(({ seat }, k) => {
      const automaton = this.automataOf(seat).find((each) => this.joins(each, seat));
      this.seats[seat] = k === 0 ? "me" : (automaton?.name ?? this.opponent);
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

  /** True if people at other devices play. */
  get elsewhere(): boolean {
    return this.taken.some(({ seat }) => ["invite", "open"].includes(this.seats[seat] ?? ""));
  }

  /** The options that let a seat play, each named like its seat; empty where all seats play. */
  get joining(): OptionInfo[] {
    return this.game.options.filter((each) => this.game.seats.some(({ seat }) => seat === each.key));
  }

  /** The options of a draft: whether there is one, how many people take part, what is offered. */
  get drafting(): OptionInfo[] {
    const found = this.game.options.filter((each) => DRAFT.includes(each.key));
    return this.game.chairs.length === 0 ? [] : this.drafts ? found : found.slice(0, 1);
  }

  /** True if people draft what they play. */
  get drafts(): boolean {
    return this.game.chairs.length > 0 && this.options["setup"] === "advanced";
  }

  /** True if the table says itself which seats people may draft. */
  get offers(): boolean {
    const offered = this.game.options.find(({ key }) => key === "offered");
    return this.drafts && offered !== undefined && this.value(offered) === "chosen";
  }

  /** Returns whether people may draft a seat; nobody drafts that of an automaton. */
  offered(option: OptionInfo): boolean {
    return Number(this.value(option)) === 1 && !this.bots.includes(option.key);
  }

  mayOffer(option: OptionInfo): boolean {
    return !this.bots.includes(option.key);
  }

  private get drafted(): GameInfo["seats"] {
    const people = this.game.options.find(({ key }) => key === "people");
    const chairs = this.game.chairs.slice(0, people ? Number(this.value(people)) : FEWEST);
    return [...chairs, ...this.game.seats.filter(({ seat }) => this.bots.includes(seat))];
  }

  get taken(): GameInfo["seats"] {
    if (this.drafts) return this.drafted;
    if (this.players) return this.game.seats.slice(0, Number(this.value(this.players)));
    const away = this.joining.filter((each) => Number(this.value(each)) === 0).map(({ key }) => key);
    return this.game.seats.filter(({ seat }) => !away.includes(seat));
  }

  /** Returns whether a seat is at the table; in a draft, whether an automaton plays it. */
  joined(option: OptionInfo): boolean {
    return this.drafts ? this.bots.includes(option.key) : Number(this.value(option)) === 1;
  }

  /** Returns whether a seat may leave or join the table: two stay at least. */
  mayChange(option: OptionInfo): boolean {
    if (this.drafts) return this.automataOf(option.key).length > 0;
    return Number(this.value(option)) === 0 || this.taken.length > FEWEST;
  }

  /** Lets a seat join the table or leave it. A person who had the seat that leaves sits down at the first one left. */
  join(option: OptionInfo, joins: boolean): void {
    if (this.drafts) {
      const [first] = this.automataOf(option.key);
      this.bots = joins ? [...this.bots, option.key] : this.bots.filter((each) => each !== option.key);
      if (joins && first && !this.automatonAt(option.key)) this.seats[option.key] = first.name;
      return;
    }
    this.options[option.key] = joins ? 1 : 0;
    const [first] = this.taken;
    const mine = this.seats[option.key] === "me";
    if (!joins && mine && first && !this.taken.some(({ seat }) => this.seats[seat] === "me"))
      this.seats[first.seat] = "me";
  }

  automataOf(seat: string): AutomatonInfo[] {
    return this.game.automata.filter((each) => each.seats.includes(seat));
  }

  automatonAt(seat: string): AutomatonInfo | undefined {
    return this.automataOf(seat).find((each) => each.name === this.seats[seat]);
  }

  /** The automata that play, each once. */
  get automata(): AutomatonInfo[] {
    return this.game.automata.filter((each) =>
      this.taken.some(({ seat }) => this.automatonAt(seat) === each),
    );
  }

  playersOf(seat: string): Player[] {
    const people = PEOPLE.filter((id) => id !== "open" || this.open).map((id) => ({ id, automaton: false }));
    const automata = this.automataOf(seat).map(({ name }) => ({ id: name, automaton: true }));
    if (this.drafts && this.bots.includes(seat)) return automata;
    const beside = this.taken.some((other) => other.seat !== seat && this.automatonAt(other.seat));
    const agents = this.game.agents.filter((id) => !beside || !this.game.without_automata.includes(id));
    return [...people, ...automata, ...agents.map((id) => ({ id, automaton: false }))];
  }

  /** Chooses the player of a seat. An automaton sends away who does not play with it. */
  choose(seat: string, who: string): void {
    this.seats[seat] = who;
    const chosen = this.automatonAt(seat);
    for (const other of this.taken) {
      if (!chosen || other.seat === seat) continue;
      const there = this.automatonAt(other.seat);
      if (there && (chosen.alone || there.alone)) this.seats[other.seat] = "me";
      if (this.game.without_automata.includes(this.seats[other.seat] ?? ""))
        this.seats[other.seat] = this.opponent;
    }
  }

  /** Returns whether an automaton may sit with those at the other seats. */
  private joins(automaton: AutomatonInfo, seat: string): boolean {
    const others = this.game.seats.filter((other) => other.seat !== seat && this.automatonAt(other.seat));
    return others.every((other) => !automaton.alone && !this.automatonAt(other.seat)?.alone);
  }

  strength(seat: string): Strength {
    const usual = { level: this.automatonAt(seat)?.level ?? 0, traits: [] };
    return this.strengths[`${seat} ${this.seats[seat] ?? ""}`] ?? usual;
  }

  setLevel(seat: string, level: number): void {
    this.strengths[`${seat} ${this.seats[seat] ?? ""}`] = { ...this.strength(seat), level };
  }

  setTrait(seat: string, trait: string, on: boolean): void {
    const { level, traits } = this.strength(seat);
    const left = traits.filter((each) => each !== trait);
    this.strengths[`${seat} ${this.seats[seat] ?? ""}`] = { level, traits: on ? [...left, trait] : left };
  }

  /** The player of a seat as it is sent: `me`, `regular`, `rival:3`. */
  word(seat: string): string {
    const automaton = this.automatonAt(seat);
    return automaton ? written(automaton, this.strength(seat)) : (this.seats[seat] ?? "me");
  }

  value(option: OptionInfo): number | string {
    return this.options[option.key] ?? option.default;
  }

  private optionsOf(automaton: AutomatonInfo): OptionInfo[] {
    return this.game.options.filter((each) => automaton.options.includes(each.key));
  }

  /** The settings of an automaton that add up to its level; each can be set by itself. */
  settingsOf(automaton: AutomatonInfo): OptionInfo[] {
    return this.optionsOf(automaton).filter((each) => each.low < 0);
  }

  /** The options for what lies on the table. */
  get table(): OptionInfo[] {
    return this.game.options.filter((each) => TABLE.includes(each.key));
  }

  /** The options for rulings, those of the automata last. */
  get rulings(): OptionInfo[] {
    const ofAutomata = this.game.automata.flatMap((each) => each.options);
    const plain = this.game.options.filter(
      (each) =>
        each.key !== "players" &&
        !DRAFT.includes(each.key) &&
        !TABLE.includes(each.key) &&
        !this.joining.includes(each) &&
        !ofAutomata.includes(each.key),
    );
    return [...plain, ...this.automata.flatMap((each) => this.optionsOf(each).filter(({ low }) => low >= 0))];
  }

  body(language: string): object {
    const away = this.game.automata.filter((each) => !this.automata.includes(each));
    const hidden = away.flatMap((each) => each.options);
    return this.opening(
      (seat) => this.word(seat),
      (key) => !hidden.includes(key),
      this.open,
      language,
    );
  }

  /** The same game without people, for everybody to watch: the automata at their seats, agents elsewhere. */
  demo(language: string): object {
    const first = this.automata.length > 0 ? undefined : this.game.automata[0];
    const home = this.taken.findLast((each) => first?.seats.includes(each.seat));
    const shown = first ? [first] : this.automata;
    return this.opening(
      (seat) => {
        if (first && seat === home?.seat) return written(first, { level: first.level, traits: [] });
        return this.automatonAt(seat) ? this.word(seat) : this.opponent;
      },
      (key) =>
        key === "players" ||
        DRAFT.includes(key) ||
        TABLE.includes(key) ||
        this.joining.some((each) => each.key === key) ||
        shown.some((each) => each.options.includes(key)),
      true,
      language,
    );
  }

  private opening(
    player: (seat: string) => string,
    wanted: (option: string) => boolean,
    open: boolean,
    language: string,
  ): object {
    const seats = Object.fromEntries(this.taken.map(({ seat }) => [seat, player(seat)]));
    const options = Object.fromEntries(Object.entries(this.options).filter(([key]) => wanted(key)));
    const delay = { delay_answers: this.delayAnswers || 0, delay_minutes: this.delayMinutes || 0 };
    return { game: this.game.name, seats, options, packs: this.packs, language, open, ...delay };
  }
}

/** Returns an automaton as it is written at a seat: `bot:2+blitz`. */
function written({ name, low, high }: AutomatonInfo, { level, traits }: Strength): string {
  return [low < high ? `${name}:${level}` : name, ...traits].join("+");
}
