// What a person likes, kept in this browser.

export type Theme = "auto" | "light" | "dark";
/** What is held, not tapped: nothing, what cannot be taken back, or also what ends one's turn. */
export type Holding = "never" | "walls" | "turns";
export type Pace = "half" | "one" | "two" | "step" | "at-once";

interface Kept {
  theme: Theme;
  language: string;
  pace: Pace;
  holding: Holding;
  /** The colour each seat number is drawn in. */
  colours: number[];
}

const WHERE = "clockwood.settings";
const COLOURS = [1, 2, 3, 4, 5, 6];

function kept(): Kept {
  const preferred = navigator.language.startsWith("pl") ? "pl" : "en";
  const plain: Kept = {
    theme: "auto",
    language: preferred,
    pace: "one",
    holding: matchMedia("(pointer: coarse)").matches ? "turns" : "never",
    colours: COLOURS,
  };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(WHERE) ?? "{}") as Partial<Kept>) };
  } catch {
    return plain;
  }
}

class Settings implements Kept {
  theme = $state<Theme>("auto");
  language = $state("en");
  pace = $state<Pace>("one");
  holding = $state<Holding>("never");
  colours = $state.raw<number[]>(COLOURS);

  constructor() {
    Object.assign(this, kept());
  }

  keep(): void {
    const { theme, language, pace, holding, colours } = this;
    try {
      localStorage.setItem(WHERE, JSON.stringify({ theme, language, pace, holding, colours }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get dark(): boolean {
    return (
      this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches)
    );
  }

  /** A seat takes a colour; the seat that had it takes the other's, so that no two are alike. */
  dye(seat: number, colour: number): void {
    const before = this.colours[seat - 1] ?? seat;
    this.colours = this.colours.map((each, k) => (k === seat - 1 ? colour : each === colour ? before : each));
    this.keep();
  }

  /** Puts theme, language and seat colours on the page. */
  show(root: HTMLElement): void {
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.lang = this.language;
    for (const seat of COLOURS) root.style.removeProperty(`--seat-${seat}`);
    const plain = getComputedStyle(root);
    const dyes = COLOURS.map((colour) => plain.getPropertyValue(`--seat-${colour}`));
    this.colours.forEach((colour, k) => {
      if (colour !== k + 1) root.style.setProperty(`--seat-${k + 1}`, dyes[colour - 1] ?? "");
    });
  }
}

export const settings = new Settings();
