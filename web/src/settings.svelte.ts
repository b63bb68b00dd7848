// What a person likes, kept in this browser.

export type Theme = "auto" | "light" | "dark";
export type Pace = "half" | "one" | "two" | "step" | "at-once";

interface Kept {
  theme: Theme;
  language: string;
  pace: Pace;
  confirm: boolean;
}

const WHERE = "clockwood.settings";

function kept(): Kept {
  const preferred = navigator.language.startsWith("pl") ? "pl" : "en";
  const plain: Kept = {
    theme: "auto",
    language: preferred,
    pace: "one",
    confirm: matchMedia("(pointer: coarse)").matches,
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
  confirm = $state(false);

  constructor() {
    Object.assign(this, kept());
  }

  keep(): void {
    const { theme, language, pace, confirm } = this;
    try {
      localStorage.setItem(WHERE, JSON.stringify({ theme, language, pace, confirm }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get dark(): boolean {
    return (
      this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches)
    );
  }
}

export const settings = new Settings();

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
