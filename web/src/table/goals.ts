// Goals: a few of them are drawn as signs, filled and empty; many are a number.
import type { Counter } from "../net/scene";

const MOST_SIGNS = 6;

export function inSigns(counter: Counter): boolean {
  return counter.goal && counter.most > 0 && counter.most <= MOST_SIGNS;
}
