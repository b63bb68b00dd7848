// Builds an answer from touches: each binds the part that is asked next; sets and repeats are gathered into one answer.
import type { Option, Part, Question, Ref } from "../net/scene";

/** The order in which the parts of an option are asked for; others follow in the order of the option. */
const ORDER = ["card", "from", "at", "to"];
/** The families of things that lie on the table and can be touched. */
const TOUCHABLE = ["place:", "card:"];

function rank(part: string): number {
  const found = ORDER.indexOf(part);
  return found < 0 ? ORDER.length : found;
}

/** The things an option touches, in the order they are asked for. */
export function asked(option: Option): Ref[] {
  let found = inOrder.get(option);
  if (!found) {
    found = sorted(option).map((part) => part.ref);
    inOrder.set(option, found);
  }
  return found;
}

const inOrder = new WeakMap<Option, Ref[]>();

function sorted(option: Option): Part[] {
  return [...option.parts].sort((one, other) => rank(one.part) - rank(other.part));
}

export interface Narrowed {
  /** The options that the touches leave. */
  options: Option[];
  /** How many of their parts are settled. */
  depth: number;
  /** The settled things, touched or common to all options left. */
  settled: Ref[];
}

/** The options whose parts begin with the touched things. Parts that all of them share need no touch. */
export function narrow(options: Option[], path: Ref[]): Narrowed {
  let left = options;
  const settled: Ref[] = [];
  const settleShared = (until?: Ref): void => {
    for (;;) {
      const [first] = left;
      const next = first && asked(first)[settled.length];
      const last = left.length === 1 && first && settled.length >= lastTouchable(first);
      if (next === undefined || next === until || last) return;
      if (left.some((option) => asked(option)[settled.length] !== next)) return;
      settled.push(next);
    }
  };
  for (const ref of path) {
    settleShared(ref);
    left = left.filter((option) => asked(option)[settled.length] === ref);
    settled.push(ref);
  }
  settleShared();
  return { options: left, depth: settled.length, settled };
}

/** The place among the parts of the last one that can be touched. */
function lastTouchable(option: Option): number {
  return asked(option).findLastIndex((ref) => TOUCHABLE.some((family) => ref.startsWith(family)));
}

/** The refs to choose among next. */
export function nextRefs({ options, depth }: Narrowed): Ref[] {
  return [...new Set(options.map((option) => asked(option)[depth]).filter((ref) => ref !== undefined))];
}

export class AnswerBuilder {
  question = $state.raw<Question | null>(null);
  /** The touched things, each a part of the answer. */
  picked = $state.raw<Ref[]>([]);
  /** The kind of answer chosen in the prompt, if any. */
  group = $state("");
  gathered = $state.raw<Option[]>([]);
  /** The answer of which only the number is still asked. */
  counted = $state.raw<Option | null>(null);
  /** The answer that does nothing now, chosen once: the next time it is meant. */
  doubted = $state.raw<Option | null>(null);
  private ask = "";
  private narrowed = $derived(narrow(this.grouped, this.picked));

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
    this.picked = [];
    this.group = "";
    this.gathered = [];
    this.counted = null;
    this.doubted = null;
  }

  private get grouped(): Option[] {
    const all = this.question?.options ?? [];
    return this.group === "" ? all : all.filter((option) => option.group === this.group);
  }

  /** The options that are left. */
  options = $derived.by(() => (this.counted ? [this.counted] : this.narrowed.options));

  get depth(): number {
    return this.narrowed.depth;
  }

  /** The things on the table that are part of the answer so far. */
  settled = $derived.by(() => {
    const counted = this.counted ? asked(this.counted) : [];
    return [...(this.question ? this.narrowed.settled : []), ...counted, ...this.gathered.flatMap(asked)];
  });

  /** True once something was chosen that can be taken back. */
  get begun(): boolean {
    return this.picked.length > 0 || this.group !== "" || this.counted !== null;
  }

  /** The things that can come next. */
  legal = $derived.by((): Ref[] => {
    if (this.question === null || this.counted) return [];
    const next = nextRefs(this.narrowed);
    if (!this.full) return next;
    const had = this.gathered.flatMap(asked);
    return next.filter((ref) => had.includes(ref));
  });

  /** The role of what comes next, if it is the same for all options left: from, to, at, card, or times. */
  part = $derived.by(() => {
    if (this.counted) return "times";
    const parts = new Set(this.narrowed.options.map((option) => sorted(option)[this.depth]?.part));
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
    const { options } = narrow(this.grouped, [...this.picked, ref]);
    return options.length === 1 ? (options[0] ?? null) : null;
  }

  /**
   * Touches a thing on the table: one that can come next is bound, and may complete the answer, and so does any part
   * of the only answer left. A touch that takes something back or changes it only selects. Returns false if the thing can be no part of the answer now.
   */
  touch(ref: Ref): boolean {
    if (this.question === null) return false;
    if (this.legal.includes(ref)) {
      this.select([...this.picked, ref]);
      this.complete();
      return true;
    }
    const [only, another] = this.options;
    if (only && !another && !this.picked.includes(ref) && this.narrowed.settled.includes(ref)) {
      this.select(asked(only).slice(0, lastTouchable(only) + 1));
      this.complete();
      return true;
    }
    if (this.picked.includes(ref)) return this.select(this.picked.slice(0, this.picked.indexOf(ref)));
    for (let kept = this.picked.length; kept >= 0; kept--) {
      const before = this.picked.slice(0, kept);
      const next = nextRefs(narrow(this.grouped, before));
      if (next.includes(ref) && !this.full) return this.select([...before, ref]);
    }
    if (this.group === "" || !nextRefs(narrow(this.question.options, [])).includes(ref)) return false;
    this.group = "";
    return this.select([ref]);
  }

  private select(path: Ref[]): true {
    this.picked = path;
    this.counted = null;
    return true;
  }

  /** Takes the only answer left once all of it that lies on the table is bound. */
  private complete(): void {
    const { options, depth } = this.narrowed;
    const [only] = options;
    if (options.length !== 1 || !only || depth <= lastTouchable(only)) return;
    if (this.gathers || only.most > 1 || !this.needsHold(only.answer)) this.take(only);
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
