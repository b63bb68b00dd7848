// The names of players, as seats are written: `regular`, `rival:3`, `bot:2+blitz`.
import { knows, say } from "./words.svelte";

/** Returns a name as people write it: `logical-lizards` as Logical Lizards. */
function capitalised(name: string): string {
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}

/** Returns what an automaton or an agent is called in the language of the page. */
export function playerName(name: string): string {
  if (knows(`agent-${name}`)) return say(`agent-${name}`);
  return knows(`automaton-${name}`) ? say(`automaton-${name}`) : capitalised(name);
}

function traitName(trait: string): string {
  return knows(`trait-${trait}`) ? say(`trait-${trait}`) : trait.replaceAll("-", " ");
}

/** Returns an automaton's name with its level and traits; `level` is used if the word has none. */
export function automatonName(word: string, level = ""): string {
  const [head = "", ...traits] = word.split("+");
  const [name = "", own = level] = head.split(":");
  const who = playerName(name);
  return [own ? say("player-level", { who, level: own }) : who, ...traits.map(traitName)].join(", ");
}
