// The line to the server: one socket, reopened by itself, every deed sent until it is acknowledged.
import type { Bye, Deed, FromServer, No, Wish } from "./messages";

export type Link = "opening" | "online" | "offline" | "closed";

export interface Listener {
  link(state: Link): void;
  message(message: FromServer): void;
  refused(no: No): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const SILENCE = 45_000;
/** As long a socket may take to open. */
const PATIENCE = 8_000;

/** Codes after which coming back is no use. */
const FINAL = new Set(["not-yours", "not-there", "film-only"]);

export class Wire {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private silence = 0;
  private waiting = new Map<string, Deed>();
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
    this.open();
  }

  /** Sends a deed now, or as soon as the line is open again. */
  send(wish: Wish): string {
    const client = `${this.name}.${++this.count}`;
    const deed = { ...wish, client } as Deed;
    this.waiting.set(client, deed);
    this.put(deed);
    return client;
  }

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.retry);
    window.removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.retry);
    window.clearTimeout(this.timer);
    window.clearTimeout(this.silence);
    this.socket?.close();
    this.listener.link("closed");
  }

  /** A socket that was still opening may wait for a line that is gone: it is let go for a new one. */
  private readonly retry = (): void => {
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (document.visibilityState !== "visible" || open || this.closed) return;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    window.clearTimeout(this.timer);
    this.open();
  };

  /** The browser says that there is no line: the socket would find out much later. */
  private readonly cut = (): void => {
    if (this.socket) this.giveUp(this.socket);
  };

  private giveUp(socket: WebSocket): void {
    this.lost(socket);
    socket.close();
  }

  private open(): void {
    this.listener.link("opening");
    const socket = new WebSocket(this.address(this.stream, this.number));
    this.socket = socket;
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.giveUp(socket), PATIENCE);
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heard();
      this.listener.link("online");
      for (const deed of this.waiting.values()) this.put(deed);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  private receive(message: FromServer): void {
    this.heard();
    if (message.is === "beat") {
      this.put({ is: "beat" });
      return;
    }
    if (message.is === "scene") {
      this.stream = message.stream;
      this.number = message.number;
      this.listener.message(message);
      return;
    }
    if (message.is === "change") this.number = message.number;
    if (message.is === "done") this.waiting.delete(message.client);
    if (message.is === "no") {
      this.waiting.delete(message.client);
      this.listener.refused(message);
      return;
    }
    if (message.is === "bye") this.bye(message);
    this.listener.message(message);
  }

  private bye(message: Bye): void {
    if (FINAL.has(message.code)) this.close();
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    window.clearTimeout(this.silence);
    if (this.closed) return;
    this.listener.link("offline");
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** A line that says nothing for long is dead, whatever the browser believes. */
  private heard(): void {
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.socket?.close(), SILENCE);
  }

  private put(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
