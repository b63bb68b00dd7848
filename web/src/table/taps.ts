// Fingers on a board: a tap, a second tap that enlarges, and a long press that explains.
import { LONG_PRESS, swallowClick } from "../look/longPress";
import type { Place, Ref } from "../net/scene";
import type { BoardView } from "./boardView.svelte";
import { isCrowded, placeUnder, REACH } from "./findPlace";

/** A finger that moves this far pans; it does not press. */
const STEADY = 10;
/** A second tap within this time, which is the one of the zoom, enlarges; else the first one is explained. */
const DOUBLE_TAP = 500;

/** The board that is touched. */
export interface Touched {
  view: BoardView;
  /** The places that may be chosen. */
  choosable: () => Place[];
  /** True for a place that may be touched: one to choose, or the end of a move. */
  isMeant: (ref: Ref) => boolean;
  /** The size of a place in units of the board, squared. */
  sizeOf: (ref: Ref) => number;
  /** From units of the board to pixels of the screen. */
  matrix: () => DOMMatrix | undefined;
  touch: (ref: Ref) => void;
  explain: (ref: Ref) => void;
}

export class Taps {
  private held = 0;
  private tapped = 0;
  private down = [0, 0];

  constructor(private readonly board: Touched) {}

  press(event: PointerEvent, ref: Ref): void {
    this.release();
    if (event.pointerType === "mouse") return;
    this.down = [event.clientX, event.clientY];
    this.held = window.setTimeout(() => {
      swallowClick();
      this.board.explain(ref);
    }, LONG_PRESS);
  }

  drag(event: PointerEvent): void {
    const [x = 0, y = 0] = this.down;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) this.release();
  }

  release(): void {
    window.clearTimeout(this.held);
  }

  click(ref: Ref, event: MouseEvent): void {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") this.board.touch(ref);
    else this.tap(ref, event);
  }

  /** Takes a tap: a place that may be chosen at once, unless others are too near; any other if no second tap follows. */
  private tap(ref: Ref, event: PointerEvent): void {
    const { view, sizeOf, touch } = this.board;
    const matrix = this.board.matrix();
    const choosable = this.board.choosable();
    const meant = matrix && placeUnder(choosable, matrix, event.clientX, event.clientY);
    const chosen = this.board.isMeant(ref) ? ref : meant?.ref;
    window.clearTimeout(this.tapped);
    if (chosen === undefined) {
      const again = this.tapped > 0;
      this.tapped = again ? 0 : window.setTimeout(() => ((this.tapped = 0), touch(ref)), DOUBLE_TAP);
      return;
    }
    this.tapped = 0;
    const size = Math.sqrt(sizeOf(chosen)) * (matrix?.a ?? 1);
    const crowded = matrix && isCrowded(choosable, matrix, event.clientX, event.clientY);
    if (size < REACH && crowded && !view.mostEnlarged) view.enlarge(size, event);
    else touch(chosen);
  }
}
