// The name a person goes by, stored in this browser and checked as the server does.

export const LONGEST_NAME = 40;

/** Returns why a name cannot be used, as the end of a message's id, or an empty text. */
export function nameProblem(text: string): "" | "name-empty" | "name-long" | "name-invisible" {
  const name = text.trim().split(/\s+/u).join(" ");
  if (!/[^\s\p{C}\ufe0f]/u.test(name)) return "name-empty";
  if ([...name].length > LONGEST_NAME) return "name-long";
  return /(?![\u200d])\p{C}/u.test(name) ? "name-invisible" : "";
}
