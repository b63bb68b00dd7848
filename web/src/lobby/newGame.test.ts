import { describe, expect, test } from "vitest";
import type { AutomatonInfo, GameInfo, OptionInfo } from "../net/messages";
import { NewGameForm } from "./newGame.svelte";

const option = (key: string, low: number, high: number, chosen = low): OptionInfo => ({
  key,
  default: chosen,
  low,
  high,
  choices: [],
  names: [],
  rule: "",
  text: key,
});

const automaton = (name: string, seats: string[], more: Partial<AutomatonInfo> = {}): AutomatonInfo => ({
  name,
  seats,
  low: 1,
  high: 8,
  level: 2,
  traits: [],
  alone: false,
  harder: [],
  options: [],
  measured: [],
  turn: [],
  told: [],
  ...more,
});

function game(seats: string[], automata: AutomatonInfo[], options: OptionInfo[] = []): GameInfo {
  return {
    name: "some",
    chairs: [],
    watchers: [],
    title: "Some",
    rules: 1,
    seats: seats.map((seat) => ({ seat, name: seat.toUpperCase() })),
    agents: ["random", "regular", "learned"],
    without_automata: ["learned"],
    automata,
    pack: "",
    packs: [],
    options,
    languages: ["en"],
    measured: [],
    sides: [],
  };
}

const SEATS = ["red", "yellow", "blue"];
const kings = (): NewGameForm =>
  new NewGameForm(
    game(
      SEATS,
      [automaton("rival", SEATS, { traits: [{ trait: "hasty", text: "", effect: null }] })],
      [option("players", 2, 3)],
    ),
  );
const woods = (): NewGameForm =>
  new NewGameForm(
    game(
      ["wood", "iron"],
      [
        automaton("woodbot", ["wood"], { alone: true, options: ["woodbot.hard"] }),
        automaton("ironbot", ["iron"], { alone: true, options: ["ironbot.hard", "ironbot.ruling"] }),
      ],
      [option("woodbot.hard", -1, 1), option("ironbot.hard", -1, 1), option("ironbot.ruling", 0, 1)],
    ),
  );

test("what lies on the table is apart from the rulings", () => {
  const map = {
    ...option("map", 0, 0),
    choices: ["autumn", "lake"],
    names: ["Autumn", "Lake"],
    default: "autumn",
  };
  const form = new NewGameForm(game(["cats", "birds"], [], [map, option("co-op", 0, 1)]));
  expect(form.table.map(({ key }) => key)).toEqual(["map"]);
  expect(form.rulings.map(({ key }) => key)).toEqual(["co-op"]);
  form.options["map"] = "lake";
  expect(form.demo("en")).toMatchObject({ options: { map: "lake" } });
});

const sent = (form: NewGameForm): unknown => form.body("en");

describe("several automata", () => {
  test("each has a level and traits of its own", () => {
    const form = kings();
    form.options["players"] = 3;
    form.setLevel("yellow", 5);
    form.setTrait("blue", "hasty", true);
    expect(SEATS.map((seat) => form.word(seat))).toEqual(["me", "rival:5", "rival:2+hasty"]);
    expect(form.automata.map(({ name }) => name)).toEqual(["rival"]);
    form.setTrait("blue", "hasty", false);
    expect(form.word("blue")).toBe("rival:2");
  });

  test("only the seats at the table are sent", () => {
    expect(sent(kings())).toMatchObject({ seats: { red: "me", yellow: "rival:2" }, language: "en" });
  });

  test("a level is kept while somebody else is tried at the seat", () => {
    const form = kings();
    form.setLevel("yellow", 7);
    form.choose("yellow", "regular");
    expect(form.word("yellow")).toBe("regular");
    form.choose("yellow", "rival");
    expect(form.word("yellow")).toBe("rival:7");
  });

  test("one without levels is written by its name", () => {
    const form = new NewGameForm(game(["one", "two"], [automaton("bot", ["two"], { low: 0, high: 0 })]));
    expect(form.word("two")).toBe("bot");
  });
});

describe("an automaton that plays alone", () => {
  test("sends the other one away", () => {
    const form = woods();
    expect(form.seats).toEqual({ wood: "me", iron: "ironbot" });
    form.choose("wood", "woodbot");
    expect(form.seats).toEqual({ wood: "woodbot", iron: "me" });
  });

  test("takes its options with it", () => {
    const form = woods();
    form.options["ironbot.hard"] = 1;
    form.options["woodbot.hard"] = 1;
    expect(sent(form)).toMatchObject({ options: { "ironbot.hard": 1 } });
    expect(form.automata.map((each) => form.settingsOf(each).map(({ key }) => key))).toEqual([
      ["ironbot.hard"],
    ]);
    expect(form.rulings.map(({ key }) => key)).toEqual(["ironbot.ruling"]);
    form.choose("iron", "regular");
    expect(form.rulings).toEqual([]);
    expect(sent(form)).toMatchObject({ options: {} });
  });
});

describe("an agent that plays without automata", () => {
  const ids = (form: NewGameForm, seat: string): string[] => form.playersOf(seat).map(({ id }) => id);

  test("is not offered beside one", () => {
    const form = kings();
    form.choose("red", "me");
    form.choose("yellow", "regular");
    expect(ids(form, "red")).toContain("learned");
    form.choose("yellow", "rival");
    expect(ids(form, "red")).not.toContain("learned");
    expect(ids(form, "yellow")).toContain("learned");
  });

  test("gives its place to another agent when one is chosen", () => {
    const form = kings();
    form.choose("yellow", "learned");
    form.choose("red", "rival");
    expect(form.seats["yellow"]).toBe("regular");
  });
});

describe("a demo", () => {
  test("keeps the automata and gives people's seats to agents", () => {
    const form = kings();
    form.setLevel("yellow", 4);
    expect(form.demo("pl")).toMatchObject({
      seats: { red: "regular", yellow: "rival:4" },
      open: true,
      language: "pl",
    });
  });

  test("shows an automaton where none was chosen", () => {
    const form = kings();
    form.choose("yellow", "me");
    expect(form.demo("en")).toMatchObject({ seats: { red: "regular", yellow: "rival:2" } });
  });
});

describe("seats that may be left out", () => {
  const form = (): NewGameForm =>
    new NewGameForm(
      game(
        ["cats", "birds", "tramp"],
        [],
        [option("cats", 0, 1, 1), option("birds", 0, 1, 1), option("tramp", 0, 1)],
      ),
    );

  test("an option named like a seat lets it join, and is no ruling", () => {
    const made = form();
    expect(made.taken.map(({ seat }) => seat)).toEqual(["cats", "birds"]);
    expect(made.rulings).toEqual([]);
    const [, , tramp] = made.joining;
    if (tramp) made.join(tramp, true);
    expect(made.body("en")).toMatchObject({
      seats: { cats: "me", birds: "regular", tramp: "regular" },
      options: { tramp: 1 },
    });
  });

  test("two seats stay, and a person moves to one that stays", () => {
    const made = form();
    const [cats, birds, tramp] = made.joining;
    if (!cats || !birds || !tramp) throw new Error("three options");
    expect([made.mayChange(cats), made.mayChange(tramp)]).toEqual([false, true]);
    made.join(tramp, true);
    expect(made.mayChange(cats)).toBe(true);
    made.join(cats, false);
    expect(made.taken.map(({ seat }) => [seat, made.seats[seat]])).toEqual([
      ["birds", "me"],
      ["tramp", "regular"],
    ]);
  });
});

describe("a draft", () => {
  const drafted = (): NewGameForm => {
    const seats = [automaton("catbot", ["cats"])];
    const setup = { ...option("setup", 0, 0), default: "standard", choices: ["standard", "advanced"] };
    const offered = { ...option("offered", 0, 0), default: "all", choices: ["all", "chosen"] };
    const joining = [option("cats", 0, 1, 1), option("birds", 0, 1, 1)];
    const options = [setup, option("people", 1, 6, 2), offered, ...joining];
    const chairs = ["player1", "player2", "player3"].map((seat) => ({ seat, name: seat }));
    return new NewGameForm({ ...game(["cats", "birds"], seats, options), chairs });
  };

  test("seats people at chairs, and automata at the seats they play", () => {
    const form = drafted();
    expect(form.taken.map(({ seat }) => seat)).toEqual(["cats", "birds"]);
    expect(form.drafting.map(({ key }) => key)).toEqual(["setup"]);
    form.options["setup"] = "advanced";
    expect(sent(form)).toMatchObject({ seats: { player1: "me", player2: "regular" } });
    form.join(option("cats", 0, 1), true);
    form.options["people"] = 1;
    expect(sent(form)).toMatchObject({
      seats: { player1: "me", cats: "catbot:2" },
      options: { setup: "advanced", people: 1 },
    });
    expect(form.playersOf("cats").map(({ id }) => id)).toEqual(["catbot"]);
    expect(form.mayChange(option("birds", 0, 1))).toBe(false);
  });

  test("lets the table say which seats people may draft, but for those of automata", () => {
    const form = drafted();
    const [cats, birds] = [option("cats", 0, 1, 1), option("birds", 0, 1, 1)];
    form.options = { setup: "advanced" };
    expect(form.offers).toBe(false);
    form.options = { setup: "advanced", offered: "chosen", birds: 0 };
    expect([form.offers, form.offered(cats), form.offered(birds)]).toEqual([true, true, false]);
    form.join(cats, true);
    expect([form.offered(cats), form.mayOffer(cats), form.mayOffer(birds)]).toEqual([false, false, true]);
  });

  test("keeps what is chosen for a standard game", () => {
    const form = drafted();
    form.options["setup"] = "advanced";
    form.join(option("cats", 0, 1), true);
    form.options["setup"] = "standard";
    expect(form.taken.map(({ seat }) => seat)).toEqual(["cats", "birds"]);
    expect(form.playersOf("cats").length).toBeGreaterThan(1);
  });
});
