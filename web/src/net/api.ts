// Calls of the server's HTTP API.
import { settings } from "../settings.svelte";
import type { Refusal } from "./messages";

/** A refusal by the server, with its reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly place: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

/** The address of a route. The page may lie under a path of its host, so it is relative to the page. */
const at = (path: string): string => new URL(`.${path}`, document.baseURI).href;

export function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const asked = new URLSearchParams({ ...query, language: settings.language });
  return ask<T>(`${at(`/api${path}`)}?${asked}`, { method: "GET" });
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return ask<T>(at(`/api${path}`), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function text(path: string, query: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${at(`/api${path}`)}?${new URLSearchParams(query)}`);
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
  return `${at(`/api/matches/${match}/live`).replace(/^http/, "ws")}?${query}`;
}

/** Returns whether the server answers now. */
export async function answers(): Promise<boolean> {
  try {
    return (await fetch(at("/health"), { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

async function ask<T>(address: string, request: RequestInit): Promise<T> {
  const answer = await fetch(address, { ...request, credentials: "same-origin" });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { code, reason, place } = (await answer.json()) as Refusal;
    return new Refused(code, reason, place, answer.status);
  } catch {
    return new Refused(String(answer.status), answer.statusText, "", answer.status);
  }
}
