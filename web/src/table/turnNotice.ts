// Tells a player that it is their turn: in the page's title, as a notice of the browser, and with a sound.
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";

const PAGE = "Clockwood";

/** Returns the title of the page while a table is open. */
export function titleFor(game: string, mine: boolean, others: string): string {
  if (mine) return say("turn-title", { game });
  return others ? say("turn-other-title", { who: others, game }) : `${game} · ${PAGE}`;
}

export function resetTitle(): void {
  document.title = PAGE;
}

/**
 * Shows a notice if the page is out of sight and the browser allows it, and plays the sound if it is wanted. A notice of
 * the same match that the server pushes takes its place.
 */
export function tellTurn(game: string, match: string): void {
  if (settings.sound) chime();
  const allowed = settings.notices && "Notification" in window && Notification.permission === "granted";
  if (!allowed || document.visibilityState === "visible") return;
  const notice = new Notification(PAGE, {
    body: say("turn-body", { game }),
    tag: match,
    icon: "./mark.svg",
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Plays two short tones. */
function chime(): void {
  const audio = new AudioContext();
  [523, 784].forEach((pitch, k) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + k * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.32);
    if (k === 1) tone.onended = () => void audio.close();
  });
}
