// Finds the place an arrow key or a finger means.
import type { Place, Ref } from "../net/scene";

/** The greatest distance of a finger from the centre of a place, in pixels of the screen. */
export const REACH = 44;

/** The nearest place in a direction; neighbours are preferred. */
export function placeAhead(
  places: Place[],
  near: Ref[],
  from: Place,
  [dx, dy]: [number, number],
): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const to of places) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (to === from || along <= 0 || aside > along * 1.6) continue;
    const far = along + aside * 1.5 - (near.includes(to.ref) ? 60 : 0);
    if (far < least) [best, least] = [to, far];
  }
  return best;
}

/** The nearest of the places within reach of a finger. */
export function placeUnder(places: Place[], seen: DOMMatrix, x: number, y: number): Place | undefined {
  let best: Place | undefined;
  let least = REACH;
  for (const place of places) {
    const at = new DOMPoint(place.x, place.y).matrixTransform(seen);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** True if the finger could mean more than one of the places. */
export function isCrowded(places: Place[], seen: DOMMatrix, x: number, y: number): boolean {
  const near = places.filter((place) => {
    const at = new DOMPoint(place.x, place.y).matrixTransform(seen);
    return Math.hypot(at.x - x, at.y - y) < REACH;
  });
  return near.length > 1;
}
