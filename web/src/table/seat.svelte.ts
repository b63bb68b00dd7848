// Somebody seated at a table: the line to the server, what it tells, what is looked at, and the answers that go back.
import { get, socketAddress, type MatchCard } from "../net/api";
import type { FromServer, No } from "../net/messages";
import type { Chose, Diff, Explained, Line, Option, Ref, Said, Setting } from "../net/scene";
import { rulesOf } from "../net/rules";
import { Wire, type Link } from "../net/wire";
import { settings } from "../settings.svelte";
import { Choosing } from "./choosing.svelte";
import { numbered, numberedRefs } from "./keys";
import { litBy, Playback } from "./playback.svelte";
import { TableState } from "./state.svelte";
import { Walls, type Behind } from "./walls.svelte";

export type Drawer = "" | "story" | "log" | "mine" | "others" | "keys";

export class Seated {
  readonly table: TableState;
  readonly playback = new Playback();
  readonly walls = new Walls(settings, (answer) => this.behind(answer));
  readonly choosing = new Choosing(
    (answer) => this.answer(answer),
    (answer) => this.walls.held(answer),
  );
  link = $state<Link>("opening");
  busy = $state(false);
  problem = $state.raw<Said | null>(null);
  /** What is explained beside the board. */
  about = $state.raw<Explained | null>(null);
  /** The line of the story whose table is looked at. */
  looked = $state.raw<Line | null>(null);
  /** The option under the pointer or in focus. */
  pointed = $state.raw<Option | null>(null);
  tab = $state<"story" | "log">("story");
  drawer = $state<Drawer>("");
  command = $state(false);
  /** A choice of an automaton looked at close up. */
  close = $state.raw<Chose | null>(null);
  private wire: Wire | null = null;

  chosen = $derived([
    ...this.choosing.picked,
    ...this.choosing.gathered.flatMap((option) => option.parts.map((part) => part.ref)),
    ...(this.pointed?.parts.map((part) => part.ref) ?? []),
  ]);
  optionKeys = $derived(numbered(this.choosing));
  refKeys = $derived(numberedRefs(this.choosing, this.optionKeys));

  constructor(
    readonly card: MatchCard,
    readonly setting: Setting,
    readonly seat: string,
    private step: string,
    private readonly handOver: (seat: string) => void,
  ) {
    this.table = new TableState(setting);
  }

  /** The line that is told or looked at now. */
  get current(): Line | null {
    return this.looked ?? (this.playback.telling ? (this.table.story[this.playback.told - 1] ?? null) : null);
  }

  /** What the current line points at on the board. */
  get lit(): Map<Ref, string> {
    const line = this.current;
    if (line === null) return new Map();
    return line.is === "trace" ? litBy(line) : new Map(line.refs.map((ref) => [ref, "bot-considers"]));
  }

  // -- the line to the server

  /** Opens the line; what comes back closes it. */
  open(): () => void {
    const { match } = this.card;
    const wire = new Wire((stream, number) => socketAddress(match, this.seat, stream, number), {
      link: (state) => (this.link = state),
      message: (message) => this.hear(message),
      refused: (no) => this.refuse(no),
    });
    this.wire = wire;
    return () => wire.close();
  }

  private hear(message: FromServer): void {
    if (message.is === "scene") {
      this.table.whole(message);
      this.playback.meet(this.table.story, true);
      this.begin();
    } else if (message.is === "change") {
      this.table.changed(message);
      void this.look(null);
      this.playback.meet(this.table.story, false);
    } else {
      if (message.is === "done") this.busy = false;
      return;
    }
    this.problem = null;
    this.passOn();
    this.busy = this.wire?.busy ?? false;
    this.choosing.meet(this.table.question, this.table.standing.ask);
    this.walls.meet(this.table.standing.ask);
  }

  /** Begin at the line that the address names. */
  private begin(): void {
    const line = this.step === "" ? undefined : this.table.story[Number(this.step)];
    this.step = "";
    if (line) void this.look(line);
  }

  /** One screen for several people: when it is another's turn here, the screen goes over. */
  private passOn(): void {
    const here = this.card.seats.filter((chair) => chair.mine).map((chair) => chair.seat);
    const next = this.table.asked.find((each) => here.includes(each));
    if (here.length > 1 && next && !this.table.asked.includes(this.seat)) this.handOver(next);
  }

  private refuse(no: No): void {
    this.busy = false;
    this.choosing.clear();
    this.problem = {
      text: no.message || no.reason,
      id: no.code,
      args: [],
      tags: no.cite ? no.cite.split(", ") : [],
    };
  }

  // -- deeds

  answer(answer: string): void {
    if (this.busy) return;
    this.busy = true;
    this.playback.skip();
    this.wire?.send({ is: "choose", ask: this.table.standing.ask, answer });
  }

  undo(): void {
    this.wire?.send({ is: "undo", across: this.across });
  }

  redo(): void {
    this.wire?.send({ is: "redo" });
  }

  restart(): void {
    this.wire?.send({ is: "restart", across: this.across });
  }

  back(told: number): void {
    this.wire?.send({ is: "back", told, across: this.across });
  }

  resign(): void {
    this.wire?.send({ is: "resign" });
  }

  private get across(): boolean {
    return this.table.standing.undo !== "" && this.table.standing.across;
  }

  // -- looking

  private behind(answer: string): Promise<Behind> {
    return get<Behind>(`/matches/${this.card.match}/walls`, { seat: this.seat, answer });
  }

  /** Say what a line of the story tells, by which rules, and of what. */
  async explainLine(line: Line): Promise<void> {
    const rules = await rulesOf(this.setting.game, line.said.tags);
    const { number, said } = line;
    this.about = { ref: `line:${number}`, name: said.text, lines: [], rules, answers: [], why_not: null };
  }

  /** What a thing under explanation leads to: what stands on a place, what a line speaks of. */
  get leads(): Ref[] {
    const ref = this.about?.ref ?? "";
    if (ref.startsWith("line:")) return this.table.story[Number(ref.slice(5))]?.refs ?? [];
    return this.table.piecesAt(ref).map((piece) => piece.ref);
  }

  async explain(ref: Ref): Promise<void> {
    this.about = await get<Explained>(`/matches/${this.card.match}/explain`, { seat: this.seat, ref });
  }

  /** Look at the table as it was after a line of the story. */
  async look(line: Line | null): Promise<void> {
    this.looked = line;
    const address = `#/match/${this.card.match}`;
    history.replaceState(null, "", line ? `${address}/${line.number}` : address);
    if (line === null) {
      this.table.past = null;
      return;
    }
    const at = `/matches/${this.card.match}/at/${line.number + 1}`;
    const step = await get<{ told: number; diff: Diff }>(at, { seat: this.seat });
    if (this.looked === line) this.table.past = step.diff.set;
  }

  /** Look at a choice close up, or no more. */
  async closeUp(trace: Chose | null): Promise<void> {
    this.close = trace;
    this.drawer = "";
    await this.look(trace);
  }

  /** Touch a thing: it answers the question, or is explained. */
  touch(ref: Ref): void {
    this.problem = null;
    if (!this.choosing.touch(ref)) void this.explain(ref);
  }

  typed(text: string): void {
    this.command = false;
    if (text.trim()) this.answer(text.trim());
  }

  pull(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? "" : drawer;
  }

  /** Let go of everything begun, opened or looked at. */
  letGo(): void {
    this.choosing.clear();
    this.about = null;
    this.close = null;
    void this.look(null);
    this.drawer = "";
    this.playback.skip();
  }
}
