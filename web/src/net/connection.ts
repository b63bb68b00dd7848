// The connection to the server: one socket that reopens by itself and sends every command until it is acknowledged.
import type { CloseMessage, Command, RefusedMessage, ToClient } from "./messages";

export type Status = "opening" | "online" | "offline" | "closed";

/** A command without the id that the connection gives it. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, "client"> : never) : never;

export interface Listener {
  status(status: Status): void;
  message(message: ToClient): void;
  refused(no: RefusedMessage): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The longest time without a message before the socket counts as dead: a server sends a beat every two seconds. */
const LONGEST_SILENCE = 4_000;
/** A beat is answered only so often; the server wants to hear from us within 65 seconds. */
const BEAT_EVERY = 20_000;
/** The longest time a socket may take to open. */
const LONGEST_OPENING = 8_000;

/** Codes after which the server will not take the connection again. */
const FINAL = new Set(["not-yours", "not-there", "film-only", "cannot-continue"]);

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private silence = 0;
  private beaten = 0;
  private unacknowledged = new Map<string, Command>();
  private stream = "";
  private number = -1;
  private count = 0;
  private readonly name = Math.random().toString(36).slice(2, 10);
  private closed = false;

  constructor(
    private readonly address: (stream: string, number: number) => string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.retry);
    window.addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.retry);
    document.addEventListener("visibilitychange", this.beat);
    this.connect();
  }

  /** Sends a command now, or as soon as the socket is open again; returns its id. */
  send(wanted: NewCommand): string {
    const client = `${this.name}.${++this.count}`;
    this.resend({ ...wanted, client } as Command);
    return client;
  }

  /** Sends a command of an earlier visit again, under its own id: the server carries it out once. */
  resend(command: Command): void {
    this.unacknowledged.set(command.client, command);
    this.put(command);
  }

  /** Does not send a command any more. */
  forget(client: string): void {
    this.unacknowledged.delete(client);
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  get busy(): boolean {
    return this.unacknowledged.size > 0;
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.retry);
    window.removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.retry);
    document.removeEventListener("visibilitychange", this.beat);
    window.clearTimeout(this.timer);
    window.clearTimeout(this.silence);
    this.socket?.close();
    this.listener.status("closed");
  }

  /** Opens a new socket; one that is still opening may be waiting for a network that is gone. */
  private readonly retry = (): void => {
    if (document.visibilityState !== "visible" || this.open || this.closed) return;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    window.clearTimeout(this.timer);
    this.connect();
  };

  /** Drops the socket when the browser reports that the network is gone: the socket would notice much later. */
  private readonly cut = (): void => {
    if (this.socket) this.giveUp(this.socket);
  };

  private giveUp(socket: WebSocket): void {
    this.lost(socket);
    socket.close();
  }

  private connect(): void {
    this.listener.status("opening");
    const socket = new WebSocket(this.address(this.stream, this.number));
    this.socket = socket;
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.giveUp(socket), LONGEST_OPENING);
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heard();
      this.listener.status("online");
      this.beat();
      for (const command of this.unacknowledged.values()) this.put(command);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.lost(socket);
  }

  private receive(message: ToClient): void {
    this.heard();
    if (message.is === "beat") {
      this.answerBeat();
      return;
    }
    if (message.is === "scene") {
      this.stream = message.stream;
      this.number = message.number;
      this.listener.message(message);
      return;
    }
    if (message.is === "change") this.number = message.number;
    if (message.is === "done") this.unacknowledged.delete(message.client);
    if (message.is === "no") {
      this.unacknowledged.delete(message.client);
      this.listener.refused(message);
      return;
    }
    if (message.is === "bye") this.bye(message);
    this.listener.message(message);
  }

  private answerBeat(): void {
    const at = Date.now();
    if (at - this.beaten < BEAT_EVERY && at >= this.beaten) return;
    this.beaten = at;
    this.beat();
  }

  /** Tells the server whether somebody looks at the table. */
  private readonly beat = (): void =>
    this.put({ is: "beat", looking: document.visibilityState === "visible" });

  private bye(message: CloseMessage): void {
    if (FINAL.has(message.code)) this.close();
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    window.clearTimeout(this.silence);
    if (this.closed) return;
    this.listener.status("offline");
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** Starts the time of silence again; a socket that is silent for too long is closed. */
  private heard(): void {
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(this.cut, LONGEST_SILENCE);
  }

  private put(message: object): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }
}
