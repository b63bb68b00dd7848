// The choices in the prompt: answers, or groups of them where there are many; a page at a time, each with a key.
import type { Option, Ref } from "../net/scene";
import type { AnswerBuilder } from "./answerBuilder.svelte";

/** Up to this many answers are listed one by one. */
const FEW = 6;
/** The number keys 1 to 9. */
const KEYS = 9;

/** An answer, a number of times, or a group of answers that begin with a thing or are of one kind. */
export interface Choice {
  id: string;
  options: Option[];
  option: Option | null;
  times: number;
  ref: Ref;
  group: string;
}

function choice(id: string, options: Option[], more: Partial<Choice> = {}): Choice {
  const only = options.length === 1 ? (options[0] ?? null) : null;
  return { id: only?.answer ?? id, options, option: only, times: 0, ref: "", group: "", ...more };
}

function groupBy(options: Option[], by: (option: Option) => string): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(by(option), [...(found.get(by(option)) ?? []), option]);
  return found;
}

/** Lists what can be chosen next: few answers one by one, many by kind or by the thing they begin with. */
export function choicesOf(builder: AnswerBuilder): Choice[] {
  const { options, counted } = builder;
  if (counted)
    return Array.from({ length: counted.most }, (_, k) =>
      choice("", [counted], {
        id: k > 0 ? `${counted.answer} x${k + 1}` : counted.answer,
        times: k + 1,
      }),
    );
  const single = options.map((option) => choice(option.answer, [option]));
  if (options.length <= FEW || builder.gathers) return single;
  const next = (option: Option): Ref => builder.next(option) ?? "";
  const byRef = [...groupBy(options, (option) => next(option) || option.answer)].map(([ref, found]) =>
    choice(ref, found, { ref: next(found[0] as Option) }),
  );
  const byKind = [...groupBy(options, (option) => option.group || option.answer)].map(([group, found]) =>
    choice(group, found, { group: found[0]?.group ?? "" }),
  );
  const kinds = builder.picked.length === 0 && builder.group === "" && byKind.length > 1;
  if (kinds && byRef.length > FEW && byKind.length < byRef.length) return byKind;
  return byRef.length < options.length ? byRef : single;
}

export class Choices {
  /** The index of the first choice on the page, and how many fit on it. */
  first = $state(0);
  room = $state(KEYS);
  private before: number[] = [];

  constructor(private readonly builder: AnswerBuilder) {}

  all = $derived.by(() => choicesOf(this.builder));
  shown = $derived(this.all.slice(this.first, this.first + this.room));
  keys = $derived(new Map(this.shown.map((each, k) => [each.id, k + 1])));
  /** The same keys by ref, for things on the table that stand for one choice. */
  refKeys = $derived.by(() => {
    const { builder } = this;
    const { legal, counted } = builder;
    const found = new Map<Ref, number>();
    if (counted) return found;
    for (const [k, each] of this.shown.entries()) {
      const ref = each.ref || (each.option && builder.next(each.option)) || "";
      const shared = this.shown.some(
        (other) => other !== each && other.option && builder.next(other.option) === ref,
      );
      if (legal.includes(ref) && !shared) found.set(ref, k + 1);
    }
    return found;
  });

  /** Goes to the first page, with as much room as keys allow. */
  restart(): void {
    this.first = 0;
    this.before = [];
    this.room = KEYS;
  }

  get pages(): boolean {
    return this.shown.length < this.all.length;
  }

  get last(): boolean {
    return this.first + this.room >= this.all.length;
  }

  next(): void {
    if (this.last) return;
    this.before = [...this.before, this.first];
    this.first += this.room;
    this.room = KEYS;
  }

  previous(): void {
    this.first = this.before.at(-1) ?? 0;
    this.before = this.before.slice(0, -1);
    this.room = KEYS;
  }

  take(chosen: Choice): void {
    if (chosen.times > 0) this.builder.takeTimes(chosen.times);
    else if (chosen.option) this.builder.take(chosen.option);
    else if (chosen.group) this.builder.choose(chosen.group);
    else this.builder.touch(chosen.ref);
  }
}
