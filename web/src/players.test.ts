import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { automatonName } = await import("./players");

test.each([
  ["rival:3", "", "Rival, level 3"],
  ["bot:2+blitz+hoarder", "", "Bot, level 2, blitz, hoarder"],
  ["bot+blitz", "", "Bot, blitz"],
  ["ironbot", "5", "Ironbot, level 5"],
  ["mechanical-marquise:1+iron-will", "", "Mechanical Marquise, level 1, iron will"],
])("%s with level “%s” is called %s", (word, level, called) => {
  expect(automatonName(word, level)).toBe(called);
});

test("automata and their traits are called by their Polish names", async () => {
  const { settings } = await import("./settings.svelte");
  settings.language = "pl";
  expect(automatonName("mechanical-marquise:1+iron-will")).toBe(
    "Mechaniczna Markiza, poziom 1, żelazna wola",
  );
  expect(["random", "strong", "else:where"].map((name) => automatonName(name))).toEqual([
    "Losowy",
    "Silny",
    "Else, poziom where",
  ]);
  expect(automatonName("bot+blitz-two")).toBe("Bot, blitz two");
});
