// The names of players, as seats are written: `regular`, `rival:3`, `bot:2+blitz`.
import { say } from "./words.svelte";

/** Returns a name as people write it: `logical-lizards` as Logical Lizards. */
export function capitalised(name: string): string {
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}

/** Returns an automaton's name with its level and traits; `level` is used if the word has none. */
export function automatonName(word: string, level = ""): string {
  const [head = "", ...traits] = word.split("+");
  const [name = "", own = level] = head.split(":");
  const who = capitalised(name);
  return [
    own ? say("player-level", { who, level: own }) : who,
    ...traits.map((trait) => trait.replaceAll("-", " ")),
  ].join(", ");
}
