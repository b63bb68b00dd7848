// A guided first game: the notes of the moment, the one that is being read, and the way out.
import type { LessonStanding, NoteInfo } from "../net/messages";

export class LessonState {
  standing = $state.raw<LessonStanding | null>(null);
  /** The number of the note that is shown. */
  at = $state(0);
  /** The player goes on without notes. */
  left = $state(false);
  /** The text is put away, so that the prompt has the room. */
  folded = $state(false);
  private asked = 0;

  constructor(private readonly ask: () => Promise<LessonStanding | null>) {}

  get notes(): NoteInfo[] {
    return this.standing?.notes ?? [];
  }

  get note(): NoteInfo | undefined {
    return this.notes[this.at];
  }

  /** True while there is anything to say. */
  get on(): boolean {
    return this.standing !== null && !this.left && !this.standing.over;
  }

  get last(): boolean {
    return this.at >= this.notes.length - 1;
  }

  /** Asks for the notes of the moment; an older reply that comes late is forgotten. */
  async load(): Promise<void> {
    if (this.left) return;
    const number = ++this.asked;
    const found = await this.ask();
    if (number === this.asked) this.show(found);
  }

  /** Shows new notes from the first one; the same notes stay where they are. */
  show(standing: LessonStanding | null): void {
    const same = (standing?.notes ?? []).map(({ id }) => id).join() === this.notes.map(({ id }) => id).join();
    this.standing = standing;
    if (!same) this.at = 0;
    if (!same) this.folded = false;
  }

  go(way: number): void {
    this.at = Math.max(0, Math.min(this.notes.length - 1, this.at + way));
    this.folded = false;
  }

  leave(): void {
    this.left = true;
  }
}
