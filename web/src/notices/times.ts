// Times in words: how long somebody has been waited for, hours of the day, days.
import { say } from "../words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a length of time in words, in its largest unit; an empty text for less than a minute. */
export function lengthOf(time: number): string {
  if (time < MINUTE) return "";
  if (time < HOUR) return say("length-minutes", { count: Math.floor(time / MINUTE) });
  if (time < 2 * DAY) return say("length-hours", { count: Math.floor(time / HOUR) });
  return say("length-days", { count: Math.floor(time / DAY) });
}

/** Returns minutes after midnight as a field writes them: 22:30. */
export function clockOf(minutes: number): string {
  if (minutes < 0) return "";
  return [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, "0")).join(":");
}

/** Returns the minutes after midnight of a field, -1 for an empty one. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(":").map(Number);
  return hours === undefined || minutes === undefined ? -1 : hours * 60 + minutes;
}

/** Returns a day, such as 2027-01-31, as people write it. */
export function dayOf(day: string, language: string): string {
  const at = new Date(`${day}T12:00:00`);
  return at.toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });
}
