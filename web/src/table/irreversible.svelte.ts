// Which answers to the open question need a long press: those that cannot be undone.
import type { IrreversibleAnswers } from "../net/messages";
import type { Holding } from "../settings.svelte";

export class UndoLimits {
  /** What is known about answers; an unknown answer counts as one that reveals something. */
  private known = $state.raw<Record<string, "reveals" | "passes" | "">>({});
  private ask = "";

  constructor(
    private readonly settings: { holding: Holding },
    private readonly find: (answer: string) => Promise<IrreversibleAnswers>,
  ) {}

  /** Forgets the answers of the question before. */
  update(ask: string): void {
    if (ask === this.ask) return;
    this.ask = ask;
    this.known = {};
  }

  /** Asks the server about a set of answers, or with an empty text about each single answer, if a setting needs it. */
  async learn(answer: string): Promise<void> {
    if (this.settings.holding === "never" || this.ask === "" || answer in this.known) return;
    const { ask } = this;
    const { walls, passes } = await this.find(answer).catch(() => ({ walls: [], passes: [] }));
    if (ask !== this.ask) return;
    this.known = {
      ...this.known,
      [answer]: "",
      ...Object.fromEntries(passes.map((each) => [each, "passes" as const])),
      ...Object.fromEntries(walls.map((each) => [each, "reveals" as const])),
    };
  }

  /** Changes whenever more is known about answers. */
  get holds(): object {
    return this.known;
  }

  needsHold(answer: string): boolean {
    if (this.settings.holding === "never") return false;
    const found = this.known[answer] ?? ("" in this.known && !answer.includes(";") ? "" : "reveals");
    return found === "reveals" || (found === "passes" && this.settings.holding === "turns");
  }
}
