// The seal of a match: the hash of the key its chance comes from. It is shown from the start; the key is in the record.

const KEPT = "clockwood.seals";
const MOST = 200;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Returns the seal that this browser saw first; a host that shows another one later is found out. */
export function firstSeal(match: string, shown: string): string {
  const seals = kept();
  const first = seals[match];
  if (first !== undefined) return first;
  const entries = [...Object.entries(seals), [match, shown]].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage the seal that is shown has to be believed.
  }
  return shown;
}

/** Returns the key that a record names, or an empty text. */
export function keyOf(record: string): string {
  return / · key ([0-9a-f]{64})\b/.exec(record.split("\n", 1)[0] ?? "")?.[1] ?? "";
}

/** Returns whether the key of a record has this seal. */
export async function fits(record: string, seal: string): Promise<boolean> {
  const text = new TextEncoder().encode(`clockwood chance ${keyOf(record)}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === seal;
}
