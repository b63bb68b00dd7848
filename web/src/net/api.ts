// The server's HTTP API: what the lobby and the table ask for.
import { settings } from "../settings.svelte";

export interface OptionCard {
  key: string;
  default: number | string;
  low: number;
  high: number;
  choices: string[];
  rule: string;
  text: string;
}

/** So many games of an agent against an automaton at a level, and how many the agent won. */
export interface RateCard {
  level: number;
  agent: string;
  games: number;
  won: number;
}

export interface AutomatonCard {
  name: string;
  seats: string[];
  level: string;
  measured?: RateCard[];
}

export interface GameCard {
  name: string;
  title: string;
  rules: number;
  seats: { seat: string; name: string }[];
  agents: string[];
  automata: AutomatonCard[];
  pack: string;
  packs: { name: string; id: string }[];
  options: OptionCard[];
  languages: string[];
}

export interface MatchCard {
  match: string;
  game: string;
  kind: string;
  parent: string;
  open: boolean;
  shared: boolean;
  language: string;
  packs: string[];
  options: Record<string, string>;
  seats: { seat: string; player: string; state: string; mine: boolean }[];
  asked: string[];
  created: number;
  changed: number;
  over: boolean;
  outcome: { winners: string[]; reason: string; cite: string; scores: number[] } | null;
}

export interface Opened {
  card: MatchCard;
  keys: Record<string, string>;
}

/** A whole game to be watched. */
export interface GalleryCard {
  id: string;
  game: string;
  title: string;
  text: string;
  seats: { seat: string; name: string; player: string }[];
  rounds: number;
}

export interface RuleCard {
  tag: string;
  text: string;
  solo: boolean;
}

/** What the server refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly place: string,
  ) {
    super(reason);
  }
}

const ROOT = "/api";

export function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const asked = new URLSearchParams({ ...query, language: settings.language });
  return ask<T>(`${ROOT}${path}?${asked}`, { method: "GET" });
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return ask<T>(`${ROOT}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function text(path: string, query: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${ROOT}${path}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

export const picture = (match: string, name: string, hash: string): Promise<string> =>
  text(`/matches/${match}/art/${encodeURIComponent(name)}`, { v: hash });

export function socketAddress(match: string, seat: string, stream: string, number: number): string {
  const query = new URLSearchParams({ seat, language: settings.language });
  if (stream) {
    query.set("stream", stream);
    query.set("number", String(number));
  }
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${ROOT}/matches/${match}/live?${query}`;
}

async function ask<T>(address: string, request: RequestInit): Promise<T> {
  const answer = await fetch(address, { ...request, credentials: "same-origin" });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { code, reason, place } = (await answer.json()) as { code: string; reason: string; place: string };
    return new Refused(code, reason, place);
  } catch {
    return new Refused(String(answer.status), answer.statusText, "");
  }
}
