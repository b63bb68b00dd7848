// An answer typed in the words on screen: its sentence, or its verb with names as they are printed.
import type { Option, Question, Ref } from "../net/scene";

/** The words of a text alone, in small letters. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

/** The ways to write an option: its sentence, its notation, and its verb with any names of its things. */
function spellings(option: Option, namesOf: (ref: Ref) => string[]): string[] {
  const [verb = "", ...words] = option.answer.split(" ");
  let found = [verb];
  for (const word of words) {
    const part = option.parts.find(({ ref }) => ref.slice(ref.indexOf(":") + 1) === word);
    const names = part ? [...new Set([word, ...namesOf(part.ref)])] : [word];
    found = found.flatMap((begun) => names.map((name) => `${begun} ${name}`));
  }
  return [option.said.text, ...found].map(letters);
}

/** The notation of the answer that a text means; the text itself if it means none, or could mean several. */
export function typedAnswer(
  text: string,
  question: Question | null,
  namesOf: (ref: Ref) => string[] = () => [],
): string {
  const times = /^(.*?)\s+[x×](\d+)$/i.exec(text.trim());
  const wanted = letters(times?.[1] ?? text);
  const answers = [...(question?.options ?? []), ...(question?.out ?? [])];
  const meant = answers.filter((option) => spellings(option, namesOf).includes(wanted));
  const [only] = meant;
  if (meant.length !== 1 || !only) return text;
  return times ? `${only.answer} x${times[2]}` : only.answer;
}

/** Returns an answer in words, or as it is sent where no single option says it. */
export function writtenAnswer(answer: string, question: Question | null): string {
  const options = [...(question?.options ?? []), ...(question?.out ?? [])];
  return options.find((option) => option.answer === answer)?.said.text ?? answer;
}
