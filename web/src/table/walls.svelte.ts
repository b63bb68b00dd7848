// Which answers to the open question are held, not tapped: those that cannot be taken back.
import type { Holding } from "../settings.svelte";

export interface Behind {
  walls: string[];
  passes: string[];
}

export class Walls {
  /** What is known of answers; of others the worst is believed. */
  private known = $state.raw<Record<string, "wall" | "passes" | "">>({});
  private ask = "";

  constructor(
    private readonly liked: { holding: Holding },
    private readonly find: (answer: string) => Promise<Behind>,
  ) {}

  /** A new question: nothing is known of its answers. */
  meet(ask: string): void {
    if (ask === this.ask) return;
    this.ask = ask;
    this.known = {};
  }

  /** Asks what stands behind a set, or with an empty answer behind each single one; where anybody wants to know. */
  async learn(answer: string): Promise<void> {
    if (this.liked.holding === "never" || this.ask === "" || answer in this.known) return;
    const { ask } = this;
    const { walls, passes } = await this.find(answer).catch(() => ({ walls: [], passes: [] }));
    if (ask !== this.ask) return;
    this.known = {
      ...this.known,
      [answer]: "",
      ...Object.fromEntries(passes.map((each) => [each, "passes" as const])),
      ...Object.fromEntries(walls.map((each) => [each, "wall" as const])),
    };
  }

  held(answer: string): boolean {
    if (this.liked.holding === "never") return false;
    const behind = this.known[answer] ?? ("" in this.known && !answer.includes(";") ? "" : "wall");
    return behind === "wall" || (behind === "passes" && this.liked.holding === "turns");
  }
}
