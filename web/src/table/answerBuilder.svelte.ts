// Builds an answer from touches: each binds the part that is asked next; sets and repeats are gathered into one answer.
import type { Option, Question, Ref } from "../net/scene";
import { asked, lastTouchable, narrow, nextEnds, nextRefs, sorted, type Order } from "./narrowing";

/** The highest number that can be given with an answer, 0 where it has none. */
function highest(option: Option): number {
  return option.most > 1 ? option.most : option.number;
}

export class AnswerBuilder {
  question = $state.raw<Question | null>(null);
  /** The touched things, each a part of the answer. */
  picked = $state.raw<Ref[]>([]);
  /** The end of a move that was touched before its start, if any. */
  private end = $state<Ref>("");
  /** The kind of answer chosen in the prompt, if any. */
  group = $state("");
  gathered = $state.raw<Option[]>([]);
  /** The answer of which only the number is still asked. */
  counted = $state.raw<Option | null>(null);
  /** The number of the answer, where it is chosen before the rest; 0 while it is not. */
  amount = $state(0);
  /** The answer that does nothing now, chosen once: the next time it is meant. */
  doubted = $state.raw<Option | null>(null);
  private ask = "";
  private narrowed = $derived(narrow(this.grouped, this.picked, this.order));

  /** `needsHold` tells which answers a touch on the table must not send: it only selects them. */
  constructor(
    private readonly send: (answer: string) => void,
    private readonly needsHold: (answer: string) => boolean = () => false,
  ) {}

  /** Takes a question; if it is a new one, forgets what was touched. */
  update(question: Question | null, ask: string): void {
    const same = ask === this.ask && this.question !== null && question !== null;
    this.question = question;
    if (same) {
      const kept = this.gathered.map(({ answer }) => answer);
      this.gathered = question.options.filter(({ answer }) => kept.includes(answer));
      this.counted = question.options.find(({ answer }) => answer === this.counted?.answer) ?? null;
      this.doubted = question.options.find(({ answer }) => answer === this.doubted?.answer) ?? null;
      return;
    }
    this.ask = ask;
    this.clear();
  }

  clear(): void {
    this.select([]);
    this.group = "";
    this.amount = 0;
    this.gathered = [];
    this.doubted = null;
  }

  /** The order in which parts are bound: the start of a move first, unless its end was touched first. */
  private get order(): Order {
    return this.end !== "" && this.picked.includes(this.end) ? "end" : "start";
  }

  private get grouped(): Option[] {
    const all = (this.question?.options ?? []).filter((option) => highest(option) >= this.amount);
    return this.group === "" ? all : all.filter((option) => option.group === this.group);
  }

  /** The options that are left. */
  options = $derived.by(() => (this.counted ? [this.counted] : this.narrowed.options));

  /** The touched things in the order of a move; an end without its start stands after a gap. */
  get route(): Ref[] {
    const { picked, end } = this;
    if (this.order === "start") return picked;
    const others = picked.filter((ref) => ref !== end);
    return [...(others.length > 0 ? others : [""]), end];
  }

  /** The thing that an option left asks for next. */
  next(option: Option): Ref | undefined {
    return sorted(option, this.order)[this.narrowed.depth]?.ref;
  }

  /** The highest number that can be chosen before the rest of an answer; below 2 there is nothing to choose. */
  highest = $derived.by(() =>
    this.question === null || this.gathers ? 0 : Math.max(0, ...this.question.options.map(highest)),
  );

  /** Chooses the number first: only what it is possible for can be touched then. 0 leaves it open again. */
  chooseAmount(amount: number): void {
    this.clear();
    this.amount = amount;
  }

  /** The things on the table that are part of the answer so far. */
  settled = $derived.by(() => {
    const bound = [...(this.counted ? [this.counted] : []), ...this.gathered];
    return [...(this.question ? this.narrowed.settled : []), ...bound.flatMap((option) => asked(option))];
  });

  /** True once something was chosen that can be taken back. */
  get begun(): boolean {
    return this.picked.length > 0 || this.group !== "" || this.counted !== null || this.amount > 0;
  }

  /** The things that can come next. */
  legal = $derived.by((): Ref[] => {
    if (this.question === null || this.counted) return [];
    const next = nextRefs(this.narrowed);
    if (!this.full) return next;
    const had = this.gathered.flatMap((option) => asked(option));
    return next.filter((ref) => had.includes(ref));
  });

  /** The ends of moves that may be touched before a start. */
  ends = $derived.by((): Ref[] =>
    this.question === null || this.counted || this.gathers ? [] : nextEnds(this.grouped, this.picked),
  );

  /** The role of what comes next, if it is the same for all options left: from, to, at, card, or times. */
  part = $derived.by(() => {
    if (this.counted) return "times";
    const parts = new Set(
      this.narrowed.options.map((option) => sorted(option, this.order)[this.narrowed.depth]?.part),
    );
    return parts.size === 1 ? ([...parts][0] ?? "") : "";
  });

  get gathers(): boolean {
    return this.question?.shape === "some";
  }

  private get full(): boolean {
    return this.gathers && this.gathered.length >= (this.question?.high ?? 1);
  }

  get enough(): boolean {
    return this.question !== null && this.gathered.length >= Math.max(1, this.question.low);
  }

  has(option: Option): boolean {
    return this.gathered.includes(option);
  }

  /** The only answer that a touch would lead to. */
  answerOf(ref: Ref): Option | null {
    if (!this.legal.includes(ref)) return null;
    const { options } = narrow(this.grouped, [...this.picked, ref], this.order);
    return options.length === 1 ? (options[0] ?? null) : null;
  }

  /**
   * Touches a thing on the table: one that can come next is bound, and may complete the answer, and so does any part
   * of the only answer left. A touch that takes something back or changes it only selects. Returns false if the thing can be no part of the answer now.
   */
  touch(ref: Ref): boolean {
    if (this.question === null) return false;
    if (this.legal.includes(ref)) {
      this.select([...this.picked, ref], this.end);
      this.complete();
      return true;
    }
    const [only, another] = this.options;
    if (only && !another && !this.picked.includes(ref) && this.narrowed.settled.includes(ref)) {
      this.select(asked(only).slice(0, lastTouchable(only, "start") + 1));
      this.complete();
      return true;
    }
    if (this.picked.includes(ref))
      return this.select(this.picked.slice(0, this.picked.indexOf(ref)), this.end);
    for (let kept = this.picked.length; kept >= 0 && !this.full; kept--) {
      const before = this.picked.slice(0, kept);
      if (nextRefs(narrow(this.grouped, before)).includes(ref)) return this.select([...before, ref]);
      if (!this.gathers && nextEnds(this.grouped, before).includes(ref))
        return this.select([...before, ref], ref);
    }
    if (this.group === "" || !nextRefs(narrow(this.question.options, [])).includes(ref)) return false;
    this.group = "";
    return this.select([ref]);
  }

  private select(path: Ref[], end: Ref = ""): true {
    this.picked = path;
    this.end = end;
    this.counted = null;
    return true;
  }

  /** Takes the only answer left once all of it that lies on the table is bound. */
  private complete(): void {
    const { options, depth, order } = this.narrowed;
    const [only] = options;
    if (options.length !== 1 || !only || depth <= lastTouchable(only, order)) return;
    const asks = only.most > 1 && this.amount === 0;
    if (this.gathers || asks || !this.needsHold(only.answer)) this.take(only);
  }

  /** Chooses a kind of answer. */
  choose(group: string): void {
    this.picked = [];
    this.group = group;
  }

  /** Takes an option: sends it, adds it to the set, asks how often it is meant, or whether it is meant at all. */
  take(option: Option): void {
    if (this.question === null) return;
    if (this.gathers && !this.question.out.includes(option)) this.toggle(option);
    else if (this.amount > 0 && highest(option) > 0) this.send(`${option.answer} x${this.amount}`);
    else if (option.most > 1 && this.counted !== option) this.counted = option;
    else if (option.idle && this.doubted !== option) this.doubted = option;
    else this.send(option.answer);
  }

  /** Sends the answer of which the number was asked. */
  takeTimes(times: number): void {
    if (this.counted) this.send(times > 1 ? `${this.counted.answer} x${times}` : this.counted.answer);
  }

  /** The gathered set as one answer. */
  get whole(): string {
    return this.gathered.map((option) => option.answer).join("; ");
  }

  /** Sends the gathered set. */
  finish(): void {
    if (this.enough) this.send(this.whole);
  }

  private toggle(option: Option): void {
    this.picked = [];
    if (this.has(option)) {
      this.gathered = this.gathered.filter((each) => each !== option);
    } else if (!this.full) {
      this.gathered = [...this.gathered, option];
      if (this.question?.high === 1 && !this.needsHold(option.answer)) this.finish();
    }
  }
}
