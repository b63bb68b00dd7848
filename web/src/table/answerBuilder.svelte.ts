// Builds an answer from clicks: touched things narrow the options; sets and repeats are gathered into one answer.
import type { Option, Question, Ref } from "../net/scene";

/** The order in which the parts of an option are asked for. */
const ORDER = ["card", "from", "at", "to"];

function rank(part: string): number {
  const found = ORDER.indexOf(part);
  return found < 0 ? ORDER.length : found;
}

export function touches(option: Option, ref: Ref): boolean {
  return option.parts.some((part) => part.ref === ref);
}

/** The refs to choose among next: those of the first part in which the options differ. */
export function nextRefs(options: Option[]): Ref[] {
  const parts = [...new Set(options.flatMap((option) => option.parts.map((part) => part.part)))];
  parts.sort((one, other) => rank(one) - rank(other));
  for (const part of parts) {
    const refs = new Set(
      options.flatMap((option) => option.parts.filter((each) => each.part === part).map((each) => each.ref)),
    );
    const whole = options.every((option) => option.parts.some((each) => each.part === part));
    if (refs.size > 1 || (refs.size === 1 && (!whole || options.length === 1))) return [...refs];
  }
  return [...new Set(options.flatMap((option) => option.parts.map((part) => part.ref)))];
}

export class AnswerBuilder {
  question = $state.raw<Question | null>(null);
  picked = $state.raw<Ref[]>([]);
  gathered = $state.raw<Option[]>([]);
  times = $state(1);
  private ask = "";

  /** `needsHold` tells which answers a touch on the table must not send: it only selects them. */
  constructor(
    private readonly send: (answer: string) => void,
    private readonly needsHold: (answer: string) => boolean = () => false,
  ) {}

  /** Takes a question; if it is a new one, forgets what was touched. */
  update(question: Question | null, ask: string): void {
    if (ask === this.ask && this.question !== null && question !== null) {
      this.question = question;
      return;
    }
    this.ask = ask;
    this.question = question;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.gathered = [];
    this.times = 1;
  }

  get options(): Option[] {
    const all = this.question?.options ?? [];
    const left = all.filter((option) => this.picked.every((ref) => touches(option, ref)));
    return left.length > 0 ? left : all;
  }

  get legal(): Ref[] {
    if (this.question === null) return [];
    return nextRefs(this.options);
  }

  get gathers(): boolean {
    return this.question?.shape === "some";
  }

  get enough(): boolean {
    return this.question !== null && this.gathered.length >= Math.max(1, this.question.low);
  }

  has(option: Option): boolean {
    return this.gathered.includes(option);
  }

  /** Touches a thing on the table. Returns false if no option touches it. */
  touch(ref: Ref): boolean {
    if (this.question === null) return false;
    if (this.picked.includes(ref)) {
      this.picked = this.picked.filter((each) => each !== ref);
      return true;
    }
    const among = this.options.some((option) => touches(option, ref)) ? this.options : this.question.options;
    const left = among.filter((option) => touches(option, ref));
    if (left.length === 0) return false;
    this.picked = among === this.options ? [...this.picked, ref] : [ref];
    const only = left[0];
    if (left.length === 1 && only && (this.gathers || !this.needsHold(only.answer))) this.take(only);
    return true;
  }

  /** Takes an option: sends it, or adds it to the set. */
  take(option: Option): void {
    if (this.question === null) return;
    if (this.gathers && !this.question.out.includes(option)) {
      this.toggle(option);
      return;
    }
    const repeat = this.question.shape === "many" && this.times > 1 && !this.question.out.includes(option);
    this.send(repeat ? `${option.answer} x${this.times}` : option.answer);
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
    const high = this.question?.high ?? 1;
    this.picked = [];
    if (this.has(option)) {
      this.gathered = this.gathered.filter((each) => each !== option);
    } else if (this.gathered.length < high) {
      this.gathered = [...this.gathered, option];
      if (high === 1 && !this.needsHold(option.answer)) this.finish();
    }
  }
}
