// Preferences, stored in this browser.

export type Theme = "auto" | "light" | "dark";
/** Answers that need a long press: none, those that cannot be undone (walls), or also those that end the turn. */
export type Holding = "never" | "walls" | "turns";
export type Pace = "half" | "one" | "two" | "step" | "at-once";

interface Stored {
  theme: Theme;
  language: string;
  pace: Pace;
  holding: Holding;
  /** The name others see at a table. */
  name: string;
  /** Notices of the browser, and a sound, when it is this player's turn. */
  notices: boolean;
  sound: boolean;
  /** The colour of each seat, by its number. */
  colours: number[];
}

const KEY = "clockwood.settings";
const COLOURS = [1, 2, 3, 4, 5, 6];

function stored(): Stored {
  const preferred = navigator.language.startsWith("pl") ? "pl" : "en";
  const defaults: Stored = {
    theme: "auto",
    language: preferred,
    pace: "one",
    holding: matchMedia("(pointer: coarse)").matches ? "walls" : "never",
    name: "",
    notices: false,
    sound: false,
    colours: COLOURS,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return defaults;
  }
}

class Settings implements Stored {
  theme = $state<Theme>("auto");
  language = $state("en");
  pace = $state<Pace>("one");
  holding = $state<Holding>("never");
  name = $state("");
  notices = $state(false);
  sound = $state(false);
  colours = $state.raw<number[]>(COLOURS);

  constructor() {
    Object.assign(this, stored());
  }

  store(): void {
    const { theme, language, pace, holding, name, notices, sound, colours } = this;
    const kept: Stored = { theme, language, pace, holding, name, notices, sound, colours };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that stores nothing can still play.
    }
  }

  /** Turns notices on, if the browser allows them, or off; returns whether it is as wanted. */
  async setNotices(wanted: boolean): Promise<boolean> {
    this.notices =
      wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.store();
    return this.notices === wanted;
  }

  get dark(): boolean {
    return (
      this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches)
    );
  }

  /** Gives a seat a colour; the seat that had it gets the other's, so that no two are the same. */
  recolour(seat: number, colour: number): void {
    const before = this.colours[seat - 1] ?? seat;
    this.colours = this.colours.map((each, k) => (k === seat - 1 ? colour : each === colour ? before : each));
    this.store();
  }

  /** Applies theme, language and seat colours to the page. */
  show(root: HTMLElement): void {
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.lang = this.language;
    for (const seat of COLOURS) root.style.removeProperty(`--seat-${seat}`);
    const plain = getComputedStyle(root);
    const palette = COLOURS.map((colour) => plain.getPropertyValue(`--seat-${colour}`));
    this.colours.forEach((colour, k) => {
      if (colour !== k + 1) root.style.setProperty(`--seat-${k + 1}`, palette[colour - 1] ?? "");
    });
  }
}

export const settings = new Settings();
