// One seat at a table: its connection to the server, what it is shown and looks at, and the answers it sends.
import { get, Refused, socketAddress } from "../net/api";
import { Connection, type Status } from "../net/connection";
import type {
  ReplayStep,
  MatchInfo,
  RefusedMessage,
  SceneMessage,
  ToClient,
  IrreversibleAnswers,
} from "../net/messages";
import type { Chose, Explained, Line, Option, Ref, Said, Setting } from "../net/scene";
import { rulesOf } from "../net/rules";
import { LastSeen } from "../offline/lastSeen";
import { outbox } from "../offline/outbox.svelte";
import { outOfReach } from "../offline/seen";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";
import { AnswerBuilder } from "./answerBuilder.svelte";
import { Choices } from "./choices.svelte";
import { UndoLimits } from "./irreversible.svelte";
import { litBy, Playback } from "./playback.svelte";
import { People } from "./people.svelte";
import { TableState } from "./state.svelte";
import { isNews } from "./turns";
import { typedAnswer, writtenAnswer } from "./typedAnswer";

export type Drawer = "" | "story" | "log" | "mine" | "others" | "common" | "keys" | "hand";

export class Seated {
  readonly table: TableState;
  readonly playback = new Playback(
    (seat) => this.table.seatOf(seat)?.automaton ?? false,
    () => this.show(),
  );
  readonly irreversible = new UndoLimits(settings, (answer) => this.findIrreversible(answer));
  readonly builder = new AnswerBuilder(
    (answer) => this.answer(answer),
    (answer) => this.irreversible.needsHold(answer),
  );
  status = $state<Status>("opening");
  busy = $state(false);
  problem = $state.raw<Said | null>(null);
  /** The explanation shown beside the board. */
  about = $state.raw<Explained | null>(null);
  /** The things that a note of a guided game points at. */
  noted = $state.raw<Ref[]>([]);
  /** The line of the story at which the table is shown. */
  looked = $state.raw<Line | null>(null);
  readonly choices = new Choices(this.builder);
  /** The option last under the pointer or in focus. */
  private hovered = $state.raw<Option | null>(null);
  tab = $state<"story" | "log">("story");
  drawer = $state<Drawer>("");
  command = $state(false);
  /** The choice of an automaton shown close up. */
  close = $state.raw<Chose | null>(null);
  /** True once others have moved while this seat waited. */
  waited = $state(false);
  readonly people: People;
  /** The time since which the table is as it is. */
  since = $state(0);
  private connection: Connection | null = null;
  private readonly lastSeen: LastSeen;
  /** The reason why the step that the address names is not shown. */
  private missing: Said | null = null;
  /** The question that was answered last. */
  private answered = "";
  /** True while an answer that was taken back is given again: its story is known. */
  private retold = false;

  chosen = $derived([...this.builder.settled, ...(this.pointed?.parts.map((part) => part.ref) ?? [])]);

  constructor(
    readonly card: MatchInfo,
    readonly setting: Setting,
    readonly seat: string,
    private step: string,
    private readonly passTo: (seat: string) => void,
    private readonly reload: () => void,
    keep: (scene: SceneMessage) => void = () => undefined,
  ) {
    this.lastSeen = new LastSeen((scene) => this.status === "online" && keep(scene));
    this.table = new TableState(setting);
    this.people = new People(card, seat, (wanted) => this.connection?.send(wanted));
    this.since = card.changed;
  }

  /** The option under the pointer or in focus, as long as it can be chosen. */
  get pointed(): Option | null {
    const option = this.hovered;
    const { question, options } = this.builder;
    return option && (options.includes(option) || question?.out.includes(option)) ? option : null;
  }

  set pointed(option: Option | null) {
    this.hovered = option;
  }

  /** The line that is played back or looked at now. */
  get current(): Line | null {
    return this.looked ?? this.playback.line;
  }

  /** True while the table is shown as it is, not at an earlier line: only then is anything asked. */
  get now(): boolean {
    return this.looked === null && !this.playback.playing;
  }

  /** The things on the board that the current line names, each with its state. */
  get lit(): Map<Ref, string> {
    const line = this.current;
    if (line === null) return new Map();
    return line.is === "trace" ? litBy(line) : new Map(line.refs.map((ref) => [ref, "bot-considers"]));
  }

  // -- the connection to the server

  /** Opens the connection; returns a function that closes it. Until it is open the table is shown as it was `seen`. */
  open(seen: SceneMessage | null = null): () => void {
    const { match } = this.card;
    if (seen) this.hear(seen);
    const connection = new Connection((stream, number) => socketAddress(match, this.seat, stream, number), {
      status: (status) => {
        this.status = status;
        if (status === "online") outbox.sent(match, this.seat);
      },
      message: (message) => this.hear(message),
      refused: (no) => this.refuse(no),
    });
    this.connection = connection;
    const ended = outbox.onCancel((client) => this.callBack(client));
    void this.resend(connection);
    return () => {
      ended();
      this.lastSeen.close();
      connection.close();
    };
  }

  /** Sends the answers of an earlier visit that were not taken yet. */
  private async resend(connection: Connection): Promise<void> {
    for (const { client, ask, answer, by } of await outbox.waitingAt(this.card.match, this.seat)) {
      connection.resend({ is: "choose", client, ask, answer, by });
      this.answered = ask;
      this.busy = this.waitsForAnswer;
    }
  }

  private callBack(client: string): void {
    this.connection?.forget(client);
    this.busy = this.waitsForAnswer;
  }

  private hear(message: ToClient): void {
    if (message.is === "people") {
      this.people.update(message);
      return;
    }
    if (message.is === "scene" && message.scene.setting !== this.setting.hash) {
      // Another faction joined or left a draft: the table is described anew.
      this.reload();
      return;
    }
    if (message.is === "scene") {
      this.lastSeen.replace(message);
      this.table.replace(message);
      this.playback.begin(this.table.story);
      this.begin();
    } else if (message.is === "change") {
      this.waited = this.table.standing.ask === "";
      this.since = Date.now();
      this.table.update(message);
      this.leavePast();
      this.playback.update(this.table.story, message.change.told);
      if (this.retold) this.playback.skip();
      this.retold = false;
    } else {
      if (message.is === "done") {
        outbox.taken(message.client);
        this.busy = this.waitsForAnswer;
      }
      return;
    }
    this.lastSeen.update(this.table);
    this.problem = this.missing;
    this.missing = null;
    this.busy = this.waitsForAnswer;
    this.ask();
    this.irreversible.update(this.table.standing.ask);
  }

  /** Shows the table at the line that is played back; at the end of it, as it is. */
  private show(): void {
    this.table.playTo(this.playback.shown);
    this.ask();
  }

  /** True until the server has taken what was sent; another question says so before the acknowledgement comes. */
  private get waitsForAnswer(): boolean {
    return (this.connection?.busy ?? false) && this.table.standing.ask === this.answered;
  }

  /** Puts the question, once the table that it is about is shown. */
  private ask(): void {
    const { question, standing } = this.table;
    this.builder.update(this.now ? question : null, this.now ? standing.ask : "");
    if (this.now) this.passOn();
  }

  /** Shows the line of the story that the address names, or says that there is none. */
  private begin(): void {
    const { step } = this;
    this.step = "";
    if (step === "") return;
    const line = /^\d+$/.test(step) ? this.table.story[Number(step)] : undefined;
    if (line) void this.look(line);
    else {
      this.missing = { text: say("step-missing", { step }), id: "step-missing", args: [], tags: [] };
      this.leavePast();
    }
  }

  /** Passes the screen on when another seat that is played here must decide. */
  private passOn(): void {
    const here = this.card.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const next = this.table.asked.find((each) => here.includes(each));
    if (here.length > 1 && next && !this.table.asked.includes(this.seat)) this.passTo(next);
  }

  private refuse(no: RefusedMessage): void {
    outbox.refuse(no.client, no.reason);
    this.busy = false;
    this.builder.clear();
    this.problem = {
      text: no.reason,
      id: no.code,
      args: [],
      tags: no.cite ? no.cite.split(", ") : [],
    };
  }

  // -- commands

  answer(answer: string): void {
    if (this.busy) return;
    this.busy = true;
    this.answered = this.table.standing.ask;
    this.about = null;
    this.playback.skip();
    const { connection, card, seat } = this;
    if (!connection) return;
    const sent = connection.open;
    const { ask } = this.table.standing;
    const client = connection.send({ is: "choose", ask, answer });
    const { match, you: by } = card;
    const words = { game: this.setting.title, text: writtenAnswer(answer, this.table.question) };
    outbox.add({ client, match, seat, ask, answer, by, ...words, at: Date.now(), sent, refused: "" });
  }

  undo(): void {
    this.connection?.send({ is: "undo", across: this.across });
  }

  redo(): void {
    this.retold = true;
    this.connection?.send({ is: "redo" });
  }

  restart(): void {
    this.connection?.send({ is: "restart", across: this.across });
  }

  back(told: number): void {
    this.connection?.send({ is: "back", told, across: this.across });
  }

  resign(): void {
    this.connection?.send({ is: "resign" });
  }

  private get across(): boolean {
    return this.table.standing.undo !== "" && this.table.standing.across;
  }

  // -- looking

  /** Says that the server is out of reach, in the place of what it was asked for. */
  private readonly unanswered = (error: unknown): null => {
    const older = error instanceof Refused && error.code === "older-rules";
    if (!older && !outOfReach(error)) throw error;
    const id = older ? "older-rules" : "no-server";
    this.problem = { text: say(id), id, args: [], tags: [] };
    return null;
  };

  private findIrreversible(answer: string): Promise<IrreversibleAnswers> {
    return get<IrreversibleAnswers>(`/matches/${this.card.match}/walls`, { seat: this.seat, answer });
  }

  /** Explains a line of the story by its rules. */
  async explainLine(line: Line): Promise<void> {
    const rules = await rulesOf(this.setting.game, line.said.tags);
    const { number, said } = line;
    this.about = { ref: `line:${number}`, name: said.text, lines: [], rules, answers: [], why_not: null };
  }

  /** Refs to go on from the explanation: the pieces on a place, the things a line names. */
  get leads(): Ref[] {
    const ref = this.about?.ref ?? "";
    if (ref.startsWith("line:")) return this.table.story[Number(ref.slice(5))]?.refs ?? [];
    return this.table.piecesAt(ref).map((piece) => piece.ref);
  }

  async explain(ref: Ref): Promise<void> {
    const at = `/matches/${this.card.match}/explain`;
    this.about = await get<Explained>(at, { seat: this.seat, ref }).catch(this.unanswered);
  }

  /** Shows the table as it was after a line of the story, or as it is now. */
  async look(line: Line | null): Promise<void> {
    if (line === null) {
      this.leavePast();
      this.ask();
      return;
    }
    this.looked = line;
    if (this.close !== null && this.close !== line) this.close = line.is === "trace" ? line : null;
    history.replaceState(null, "", `#/match/${this.card.match}/${line.number}`);
    this.ask();
    const at = `/matches/${this.card.match}/at/${line.number + 1}`;
    const step = await get<ReplayStep>(at, { seat: this.seat }).catch(this.unanswered);
    if (this.looked === line) this.table.past = step?.diff.set ?? null;
  }

  private leavePast(): void {
    this.looked = null;
    this.close = null;
    this.table.past = null;
    history.replaceState(null, "", `#/match/${this.card.match}`);
  }

  /** Looks at the line so many lines on or back, as the story or the log has them; after the last one, at the table now. */
  walk(way: number): void {
    const at = this.looked?.number ?? this.table.story.length;
    const wanted = (line: Line): boolean =>
      this.tab === "log" ? line.is === "trace" || !line.wall : isNews(line);
    const lines = this.table.story.filter(
      (line) => wanted(line) && (way < 0 ? line.number < at : line.number > at),
    );
    const next = way < 0 ? lines.at(-1) : lines[0];
    if (next || way > 0) void this.look(next ?? null);
  }

  /** Shows a choice close up, or closes the close-up. */
  async closeUp(trace: Chose | null): Promise<void> {
    this.close = trace;
    this.drawer = "";
    await this.look(trace);
  }

  /** Takes a touched thing as part of an answer, or explains it. */
  touch(ref: Ref): void {
    this.problem = null;
    if (!this.now || !this.builder.touch(ref)) void this.explain(ref);
  }

  typed(text: string): void {
    this.command = false;
    const { question } = this.builder;
    const namesOf = (ref: Ref): string[] => this.table.namesOf(ref);
    if (text.trim()) this.answer(typedAnswer(text.trim(), question, namesOf));
  }

  closeExplanation(): void {
    this.about = this.pointed = null;
  }

  pull(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? "" : drawer;
  }

  /** Closes everything that is begun, opened or looked at. */
  letGo(): void {
    this.builder.clear();
    this.about = null;
    this.close = null;
    void this.look(null);
    this.drawer = "";
    this.playback.skip();
  }
}
