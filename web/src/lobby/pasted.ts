// Tells apart what can be opened from the lobby.

export type Pasted = "record" | "position" | "link" | "unknown";

const LINK = /#\/(?:match|key|rules)\/[\w./%-]+/;

export function kindOf(text: string): Pasted {
  const trimmed = text.trim();
  if (/^clockwood \d/.test(trimmed)) return "record";
  if (/^format\s*=/m.test(trimmed)) return "position";
  return !trimmed.includes("\n") && LINK.test(trimmed) ? "link" : "unknown";
}

/** Returns the part of a link that this page opens. */
export function linkIn(text: string): string {
  return LINK.exec(text)?.[0] ?? "#/";
}
