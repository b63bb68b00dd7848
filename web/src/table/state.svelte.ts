// The table as this seat sees it: the setting, and the scene, which changes keep up to date.
import type { ChangeMessage, Standing, SceneMessage } from "../net/messages";
import type {
  Card,
  CardEntry,
  Change,
  Counter,
  Diff,
  Face,
  Line,
  OutcomeEntry,
  PanelEntry,
  SheetEntry,
  PieceEntry,
  PieceKind,
  Place,
  Question,
  Ref,
  Seat,
  Setting,
  View,
  Zone,
  ZoneEntry,
} from "../net/scene";
import { reckoned, remember } from "./reckoning";

export interface PieceHere extends PieceEntry {
  ref: Ref;
  of: PieceKind;
}

export interface CardHere {
  ref: Ref;
  entry: CardEntry;
  card: Card;
}

export const STILL: Standing = {
  ask: "",
  undo: "",
  across: false,
  restart: false,
  redo: false,
  ask_back: false,
  resign: false,
  over: false,
  moving: [],
};

export class TableState {
  view = $state.raw<View>({});
  question = $state.raw<Question | null>(null);
  asked = $state.raw<string[]>([]);
  story = $state.raw<Line[]>([]);
  standing = $state.raw<Standing>(STILL);
  seat = $state("");
  /** An earlier view, while the player looks back. */
  past = $state.raw<View | null>(null);
  /** The view during playback. */
  played = $state.raw<View | null>(null);
  private before: View = {};
  private since = 0;
  /** The sheets of this seat that were closed by its last answer or since, such as a battle that is over. */
  fought = $state.raw<{ ref: Ref; sheet: SheetEntry }[]>([]);
  /** Refs that the last change touched, to highlight them. */
  fresh = $state.raw<Set<Ref>>(new Set());

  /** The cards of every zone, in their order. */
  private readonly cardsByZone = $derived.by(() => {
    const found = new Map<Ref, CardHere[]>();
    for (const [ref, entry] of Object.entries(this.shown)) {
      const card = entry.is === "card" ? this.cards.get(ref) : undefined;
      if (entry.is === "card" && card) collect(found, entry.zone, { ref, entry, card });
    }
    for (const cards of found.values()) cards.sort((one, other) => one.entry.order - other.entry.order);
    return found;
  });
  /** The pieces on every place, in the order of their kinds in the setting. */
  private readonly piecesByPlace = $derived.by(() => {
    const found = new Map<Ref, PieceHere[]>();
    const rank = new Map(this.setting.pieces.map((kind, k) => [kind, k]));
    for (const [ref, entry] of Object.entries(this.shown)) {
      const kind = entry.is === "piece" ? this.kinds.get(entry.kind) : undefined;
      if (entry.is === "piece" && kind) collect(found, entry.place, { ...entry, ref, of: kind });
    }
    for (const pieces of found.values())
      pieces.sort((one, other) => (rank.get(one.of) ?? 0) - (rank.get(other.of) ?? 0));
    return found;
  });

  readonly places: Map<Ref, Place>;
  readonly cards: Map<Ref, Card>;
  readonly faces: Map<Ref, Face>;
  readonly kinds: Map<Ref, PieceKind>;
  readonly zones: Map<Ref, Zone>;
  private readonly neighbours: Map<Ref, Ref[]>;

  constructor(readonly setting: Setting) {
    this.places = byRef(setting.places);
    this.cards = byRef(setting.cards);
    this.faces = byRef(setting.faces);
    this.kinds = byRef(setting.pieces);
    this.zones = byRef(setting.zones);
    this.neighbours = new Map();
    for (const { first, second } of setting.links) {
      this.neighbours.set(first, [...(this.neighbours.get(first) ?? []), second]);
      this.neighbours.set(second, [...(this.neighbours.get(second) ?? []), first]);
    }
  }

  // -- changes

  replace(message: SceneMessage): void {
    const { scene } = message;
    this.view = scene.view;
    this.question = scene.question;
    this.asked = scene.asked;
    this.story = scene.story;
    this.seat = scene.seat;
    this.standing = message.standing;
    this.fresh = new Set();
    this.fought = [];
    remember([this.view]);
  }

  update(message: ChangeMessage): void {
    this.apply(message.change);
    this.standing = message.standing;
  }

  apply(change: Change): void {
    // While an earlier change is still played back, its views are counted from where it began.
    if (this.played === null || change.told < this.since) {
      this.before = this.view;
      this.since = change.told;
    }
    this.fresh = touched(this.view, change.diff.set);
    this.close(viewsOf(this.view, change));
    this.view = follow(this.view, change.diff);
    this.question = change.question;
    this.asked = change.asked;
    this.story = [...this.story.slice(0, change.told), ...change.story];
  }

  /** Takes the views of a change; keeps the sheets of this seat that close in it, with all their sums. */
  private close(views: View[]): void {
    const own = (view: View): [Ref, SheetEntry][] =>
      Object.entries(view).flatMap(([ref, entry]) =>
        entry.is === "sheet" && entry.seats.includes(this.seat) ? [[ref, entry]] : [],
      );
    const last = views.findLastIndex((view) => own(view).length > 0);
    remember(views.slice(0, last + 1));
    if (this.question !== null) this.fought = [];
    const closed = views[last + 1] && views[last];
    if (closed)
      this.fought = own(closed)
        .map(([ref, sheet]) => ({ ref, sheet: reckoned(ref, sheet) }))
        .filter(({ sheet }) =>
          sheet.sections.every(({ columns }) => columns.every((each) => each.total !== null)),
        );
    remember(views.slice(last + 1));
  }

  /** The view to draw: an earlier one, the one of the playback, or the one now. */
  get shown(): View {
    return this.past ?? this.played ?? this.view;
  }

  /** Shows the view after so many lines of the story, starting from the view before the last change. */
  playTo(count: number): void {
    const lines = this.story.slice(this.since, count);
    this.played =
      count >= this.story.length
        ? null
        : lines.reduce((view, line) => follow(view, line.is === "event" ? line.after : null), this.before);
  }

  // -- read

  get mine(): Seat | undefined {
    return this.setting.seats.find((seat) => name(seat.ref) === this.seat);
  }

  get others(): Seat[] {
    return this.setting.seats.filter((seat) => name(seat.ref) !== this.seat);
  }

  seatOf(seat: string): Seat | undefined {
    return this.setting.seats.find((each) => name(each.ref) === seat);
  }

  /** The seat whose turn it is, as the order of the turns tells. */
  get acting(): string {
    const row = this.panel("panel:order")?.rows.find(({ flag }) => flag === "now");
    return name(row?.said.args.find((arg) => arg.kind === "seat")?.ref ?? "");
  }

  get outcome(): OutcomeEntry | null {
    const entry = this.shown["outcome:match"];
    return entry?.is === "outcome" ? entry : null;
  }

  number(ref: Ref): number {
    const entry = this.shown[ref];
    return entry?.is === "number" ? entry.value : 0;
  }

  /** The sign that stands for a number which is given up, empty for most. */
  sign(ref: Ref): string {
    const entry = this.shown[ref];
    return entry?.is === "number" ? entry.sign : "";
  }

  /** Sides set against each other now, such as those of a battle. */
  readonly sheets = $derived.by((): { ref: Ref; sheet: SheetEntry }[] =>
    Object.entries(this.shown).flatMap(([ref, sheet]) =>
      sheet.is === "sheet" ? [{ ref, sheet: reckoned(ref, sheet) }] : [],
    ),
  );

  /** Whether a sheet takes place here. */
  contested(place: Ref): boolean {
    return this.sheets.some(({ sheet }) => sheet.places.includes(place));
  }

  panel(ref: Ref): PanelEntry | null {
    const entry = this.shown[ref];
    return entry?.is === "panel" && entry.rows.length > 0 ? entry : null;
  }

  zone(ref: Ref): ZoneEntry {
    const entry = this.shown[ref];
    return entry?.is === "zone" ? entry : { is: "zone", count: 0, backs: 0, markers: 0 };
  }

  counters(owner: string): Counter[] {
    return this.setting.counters.filter((counter) => counter.owner === owner);
  }

  zonesOf(owner: string, ...roles: string[]): Zone[] {
    return this.setting.zones.filter((zone) => zone.owner === owner && roles.includes(zone.role));
  }

  /** The hands of another seat whose cards are all seen: they lie open. */
  openHandsOf(owner: string): Zone[] {
    if (this.mine && name(this.mine.ref) === owner) return [];
    return this.zonesOf(owner, "hand").filter(({ ref }) => {
      const { count, backs } = this.zone(ref);
      return count > 0 && backs === 0 && this.cardsIn(ref).length === count;
    });
  }

  cardsIn(zone: Ref): CardHere[] {
    return this.cardsByZone.get(zone) ?? [];
  }

  /** The pieces on a place, without tiles. */
  piecesAt(place: Ref): PieceHere[] {
    return this.thingsAt(place).filter((piece) => !isTile(piece.of));
  }

  tilesAt(place: Ref): PieceHere[] {
    return this.thingsAt(place).filter((piece) => isTile(piece.of));
  }

  private thingsAt(place: Ref): PieceHere[] {
    return this.piecesByPlace.get(place) ?? [];
  }

  near(place: Ref): Ref[] {
    return this.neighbours.get(place) ?? [];
  }

  /** The names under which a thing is known at the table: the one that is printed, its number, and that of the rules. */
  namesOf(ref: Ref): string[] {
    const number = this.places.get(ref)?.number ?? 0;
    return [this.nameOf(ref), name(ref), ...(number > 0 ? [String(number)] : [])];
  }

  nameOf(ref: Ref): string {
    const piece = this.shown[ref];
    return (
      (piece?.is === "piece" ? this.kinds.get(piece.kind)?.name : undefined) ??
      this.places.get(ref)?.name ??
      this.cards.get(ref)?.name ??
      this.setting.seats.find((seat) => seat.ref === ref)?.name ??
      this.setting.things.find((thing) => thing.ref === ref)?.name ??
      name(ref)
    );
  }
}

/** The views at the events of a change, and the one after it. */
function viewsOf(before: View, change: Change): View[] {
  const views: View[] = [];
  let view = before;
  for (const line of change.story) {
    if (line.is !== "event" || line.after === null) continue;
    view = follow(view, line.after);
    views.push(view);
  }
  return [...views, follow(before, change.diff)];
}

/** A view after a change. */
export function follow(view: View, change: Diff | null): View {
  if (change === null) return view;
  const next = { ...view, ...change.set };
  for (const ref of change.gone) delete next[ref];
  return next;
}

/** A tile covers its place; without a symbol it is drawn like a piece. */
function isTile(kind: PieceKind): boolean {
  return kind.spot === "area" && kind.symbol !== "";
}

export function name(ref: Ref): string {
  return ref.slice(ref.indexOf(":") + 1);
}

function collect<T>(found: Map<Ref, T[]>, at: Ref, thing: T): void {
  const there = found.get(at);
  if (there) there.push(thing);
  else found.set(at, [thing]);
}

function byRef<T extends { ref: Ref }>(things: T[]): Map<Ref, T> {
  return new Map(things.map((thing) => [thing.ref, thing]));
}

function touched(view: View, set: View): Set<Ref> {
  const found = new Set<Ref>();
  for (const [ref, entry] of Object.entries(set)) {
    if (entry.is === "piece") found.add(entry.place);
    if (entry.is === "card" && view[ref]?.is === "card") found.add(ref);
  }
  return found;
}
