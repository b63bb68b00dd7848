// The part of a board that is in view, moved and enlarged by wheel, drag, pinch and double tap.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior } from "d3-zoom";
import { untrack } from "svelte";
import type { Board, Place } from "../net/scene";
import { REACH } from "./findPlace";

const MOST = 5;
/** The least part of the width that is shown of a board at its full height. */
const LEAST_SEEN = 0.6;
/** The room kept beside places that are shown, in units of the board. */
const MARGIN = 50;
/** The size of the buttons in the lower corners of the frame, in pixels. */
const CORNER = { wide: 84, high: 56 };

export class BoardView {
  /** The size of the frame, in pixels. */
  wide = $state(0);
  high = $state(0);
  at = $state.raw(zoomIdentity);
  private svg: SVGSVGElement | undefined;
  /** The width in view for which the board was brought to its middle. */
  private centred = 0;
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;

  constructor(
    private readonly board: () => Board,
    /** In a frame higher than the board, show it at the full height and let it be moved sideways. */
    private readonly cover: () => boolean,
  ) {
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .duration(180)
      .filter((event: Event) => (event.type === "mousedown" ? this.enlarged : event.type !== "dblclick"))
      .on("zoom", (event: { transform: typeof zoomIdentity }) => (this.at = event.transform));
  }

  /** The width in view at the full height, in units of the board. */
  get span(): number {
    const { width, height } = this.board();
    return this.cover() && this.high > 0
      ? Math.max(width * LEAST_SEEN, Math.min(width, (height * this.wide) / this.high))
      : width;
  }

  /** The scale at which the whole board is in view. */
  get whole(): number {
    return this.span / this.board().width;
  }

  get enlarged(): boolean {
    return this.at.k > this.whole + 0.001;
  }

  get mostEnlarged(): boolean {
    return this.at.k >= MOST;
  }

  /** The sides at which the board goes on beyond the frame. */
  get hidden(): { left: boolean; right: boolean } {
    const [left, right] = this.seen;
    return { left: left > 1, right: right < this.board().width - 1 };
  }

  private get seen(): [number, number] {
    const { x, k } = this.at;
    return [-x / k, (this.span - x) / k];
  }

  open(svg: SVGSVGElement): void {
    this.svg = svg;
    select(svg).call(this.behaviour);
  }

  /** Fits the view to the frame, and brings places that may be chosen and lie beyond its edge into view. */
  bring(places: Place[]): void {
    const { width, height } = this.board();
    const { span, whole } = this;
    this.behaviour
      .scaleExtent([whole, MOST])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .extent([
        [0, 0],
        [span, height],
      ]);
    if (!this.svg) return;
    const xs = places.map(({ x }) => x);
    const [from, to] = xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, width];
    const [left, right] = untrack(() => this.seen);
    const resized = span !== this.centred;
    this.centred = span;
    if (resized || (xs.length > 0 && span < width && (from < left || to > right)))
      select(this.svg).call(this.behaviour.translateTo, (from + to) / 2, height / 2);
  }

  /** Shows all of some places: at the full height, or if they are too far apart for that, on the whole board. */
  show(places: Place[]): void {
    if (!this.svg || places.length === 0) return;
    const { span } = this;
    const from = Math.min(...places.map((place) => place.x - this.room(place)));
    const to = Math.max(...places.map((place) => place.x + this.room(place)));
    const scale = to - from > span ? this.whole : 1;
    const [left, right] = untrack(() => this.seen);
    if (untrack(() => this.at.k) === scale && from >= left && to <= right) return;
    const board = select(this.svg);
    board.call(this.behaviour.scaleTo, scale);
    board.call(this.behaviour.translateTo, (from + to) / 2, this.board().height / 2);
  }

  /** The room kept beside a place at the full height: near the lower edge the buttons of the corners must not cover it. */
  private room({ y }: Place): number {
    const { height } = this.board();
    const unit = height / Math.max(1, this.high);
    return height - y < MARGIN + CORNER.high * unit ? Math.max(MARGIN, CORNER.wide * unit) : MARGIN;
  }

  showWhole(): void {
    if (this.svg) select(this.svg).call(this.behaviour.scaleTo, this.whole);
  }

  /** Brings places of a size in pixels to one that a finger can hit, around a point of the screen. */
  enlarge(size: number, { clientX, clientY }: MouseEvent): void {
    if (!this.svg) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
    select(this.svg).call(this.behaviour.scaleBy, (REACH * 1.2) / size, [at.x, at.y]);
  }
}
