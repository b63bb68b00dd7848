// Answers on their way to the server: kept in this browser until the server has taken or refused them.
import { answers, post, Refused } from "../net/api";
import { refusal } from "../words.svelte";
import { allKept, drop, keep } from "./kept";
import { outOfReach } from "./seen";

export interface OutgoingAnswer {
  /** The id under which the server carries it out once, however often it arrives. */
  client: string;
  match: string;
  seat: string;
  ask: string;
  answer: string;
  /** Who gave it, as the server knows them at this match: it takes the answer from nobody else. */
  by: string;
  /** The game and the answer, in words. */
  game: string;
  text: string;
  at: number;
  /** True once it may have arrived: it cannot be called back any more. */
  sent: boolean;
  /** Why the server refused it, or empty. */
  refused: string;
}

const AGAIN = 6000;
/** An answer that is acknowledged sooner is not worth a word. */
const QUICK = 2500;

class Outbox {
  private answers = $state.raw<OutgoingAnswer[]>([]);
  private now = $state(Date.now());
  private timer = 0;
  private readonly cancelled = new Set<(client: string) => void>();
  private readonly loaded: Promise<void>;

  constructor() {
    this.loaded = this.load();
    window.addEventListener("online", () => void this.flush());
  }

  /** The answers that a person should know of: those that wait, and those that were refused after they waited. */
  get shown(): OutgoingAnswer[] {
    return this.answers.filter((each) => each.refused || this.now - each.at > QUICK);
  }

  /** The answers of a seat that are not taken yet, also those of an earlier visit. */
  async waitingAt(match: string, seat: string): Promise<OutgoingAnswer[]> {
    await this.loaded;
    return this.answers.filter((each) => each.match === match && each.seat === seat && !each.refused);
  }

  add(answer: OutgoingAnswer): void {
    this.put(answer);
    this.again(QUICK + 100);
  }

  /** Calls back an answer that was not sent yet. */
  cancel(client: string): void {
    this.taken(client);
    for (const tell of this.cancelled) tell(client);
  }

  /** Tells of every answer that is called back; returns a function that ends it. */
  onCancel(tell: (client: string) => void): () => void {
    this.cancelled.add(tell);
    return () => this.cancelled.delete(tell);
  }

  /** Notes that what waits at a seat is on its way. */
  sent(match: string, seat: string): void {
    for (const answer of this.answers)
      if (answer.match === match && answer.seat === seat && !answer.sent) this.put({ ...answer, sent: true });
  }

  /** Notes that the server took an answer. */
  taken(client: string): void {
    if (!this.answers.some((each) => each.client === client)) return;
    this.answers = this.answers.filter((each) => each.client !== client);
    void drop("answers", client);
  }

  /** Notes a refusal. A table tells one of a moment ago itself; one of an answer that waited stays until it is read. */
  refuse(client: string, reason: string): void {
    const answer = this.answers.find((each) => each.client === client);
    if (answer && Date.now() - answer.at > QUICK) this.put({ ...answer, refused: reason });
    else this.taken(client);
  }

  /** Sends everything that waits, by HTTP; what cannot be sent is tried again. */
  async flush(): Promise<void> {
    await this.loaded;
    const waiting = this.answers.filter((each) => !each.refused && Date.now() - each.at > QUICK);
    if (waiting.length > 0 && (await answers())) for (const answer of waiting) await this.send(answer);
    this.now = Date.now();
    if (this.answers.some((each) => !each.refused)) this.again(AGAIN);
  }

  private async send(answer: OutgoingAnswer): Promise<void> {
    const { client, match, seat, ask, answer: given, by } = answer;
    if (!this.answers.includes(answer)) return;
    if (!answer.sent) this.put({ ...answer, sent: true });
    try {
      await post(`/matches/${match}/choose`, { seat, client, ask, answer: given, by });
      this.taken(client);
    } catch (error) {
      if (!outOfReach(error) && error instanceof Refused) this.refuse(client, refusal(error));
    }
  }

  private put(answer: OutgoingAnswer): void {
    this.answers = [...this.answers.filter((each) => each.client !== answer.client), answer];
    void keep("answers", answer.client, answer);
  }

  private async load(): Promise<void> {
    const stored = await allKept<OutgoingAnswer>("answers");
    const here = new Set(this.answers.map((each) => each.client));
    this.answers = [...stored.filter((each) => !here.has(each.client)), ...this.answers];
    if (stored.length > 0) this.again(0);
  }

  private again(wait: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.flush(), wait);
  }
}

export const outbox = new Outbox();
