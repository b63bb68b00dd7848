// An answer typed in the words on screen.
import type { Question } from "../net/scene";

/** The words of a text alone, in small letters. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

/** The notation of the answer with these words; the text itself if no answer has them. */
export function typedAnswer(text: string, question: Question | null): string {
  const wanted = letters(text);
  const answers = [...(question?.options ?? []), ...(question?.out ?? [])];
  return answers.find(({ said }) => letters(said.text) === wanted)?.answer ?? text;
}
