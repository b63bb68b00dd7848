// A match in the lists of the lobby, in words.
import type { GameInfo, MatchInfo, SeatInfo } from "../net/messages";
import { automatonName, playerName } from "../players";
import { dayOf, lengthOf } from "../notices/times";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";

const gameOf = (card: MatchInfo, games: GameInfo[]): GameInfo | undefined =>
  games.find((each) => each.name === card.game);

export const titleOf = (card: MatchInfo, games: GameInfo[]): string =>
  gameOf(card, games)?.title ?? card.game;

function seatName(card: MatchInfo, games: GameInfo[], seat: string): string {
  const game = gameOf(card, games);
  const every = game ? [...game.seats, ...game.chairs, ...game.watchers] : [];
  return every.find((each) => each.seat === seat)?.name ?? seat;
}

const watches = (card: MatchInfo, games: GameInfo[], seat: SeatInfo): boolean =>
  gameOf(card, games)?.watchers.some((each) => each.seat === seat.seat) ?? false;

/** The player of a seat: you, a person by name, an agent, or an automaton with its level. */
function playerOf(card: MatchInfo, games: GameInfo[], seat: SeatInfo): string {
  const head = seat.player.split(/[:+]/)[0] ?? "";
  if (gameOf(card, games)?.automata.some((each) => each.name === head))
    return automatonName(seat.player, card.options[`${head}.level`]);
  if (seat.handed && seat.mine) return say("lobby-agent-for-you", { agent: playerName(seat.player) });
  if (seat.player !== "human") return playerName(seat.player);
  if (seat.mine) return say("you");
  return seat.name || say(seat.state === "taken" || seat.state === "" ? "player-human" : "lobby-free-seat");
}

export const playersOf = (card: MatchInfo, games: GameInfo[]): string =>
  card.seats.map((seat) => `${seatName(card, games, seat.seat)}: ${playerOf(card, games, seat)}`).join(" · ");

export const myTurn = (card: MatchInfo): boolean =>
  !card.over &&
  !card.paused &&
  card.asked.some((asked) => card.seats.some(({ seat, mine, handed }) => seat === asked && mine && !handed));

/** How long the match has waited for somebody, in words. */
const waited = (card: MatchInfo, now: number): string => {
  const length = lengthOf(now - card.changed);
  return length && say("lobby-waited", { length });
};

/** The seats that are asked, each with the day until which its player is away. */
function awaited(card: MatchInfo, games: GameInfo[], seats: string[]): string {
  return seats
    .map((seat) => {
      const away = card.seats.find((each) => each.seat === seat)?.away;
      const who = seatName(card, games, seat);
      return away ? say("lobby-who-is-away", { who, day: dayOf(away, settings.language) }) : who;
    })
    .join(", ");
}

/** The result, or the round and whose turn it is. */
export function stateOf(card: MatchInfo, games: GameInfo[], now = Date.now()): string {
  if (card.over) return resultOf(card, games);
  const parts = [
    card.kind === "fork" ? say("what-if") : "",
    card.round ? say("lobby-round", { round: card.round }) : "",
  ];
  const others = card.asked.filter((asked) => card.seats.some(({ seat, mine }) => seat === asked && !mine));
  if (card.paused) parts.push(say("paused"));
  else if (myTurn(card)) parts.push(say("lobby-your-turn"), waited(card, now));
  else if (others.length > 0)
    parts.push(say("lobby-waits-for", { who: awaited(card, games, others) }), waited(card, now));
  return parts.filter(Boolean).join(" · ");
}

function resultOf(card: MatchInfo, games: GameInfo[]): string {
  const winners = card.outcome?.winners ?? [];
  const scores = card.outcome?.scores ?? [];
  const mine = card.seats.filter((seat) => seat.mine && !watches(card, games, seat)).map(({ seat }) => seat);
  const others = card.seats.filter((seat) => !seat.mine);
  let result = say("lobby-nobody-won");
  if (winners.length > 0) {
    const who = winners.map((seat) => seatName(card, games, seat)).join(", ");
    const alone = mine.length === 1 && others.length > 0;
    const won = mine.some((seat) => winners.includes(seat));
    result = alone ? (won ? say("lobby-won") : say("lobby-lost-to", { who })) : say("lobby-winner", { who });
  } else if (mine.length === 1) result = say("lobby-lost");
  const points = scores.length > 1 || scores.some((score) => score > 0) ? scores.join(" : ") : "";
  return [result, points, card.round ? say("lobby-rounds", { rounds: card.round }) : ""]
    .filter(Boolean)
    .join(" · ");
}

/** The day, for today the time. */
export function dateOf(card: MatchInfo, now = new Date()): string {
  const at = new Date(card.changed);
  const today = at.toDateString() === now.toDateString();
  return at.toLocaleString(
    settings.language,
    today
      ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
      : {
          day: "numeric",
          month: "short",
          year: at.getFullYear() === now.getFullYear() ? undefined : "numeric",
        },
  );
}

/** Returns whether a match has every word that is searched for. */
export function found(card: MatchInfo, games: GameInfo[], wanted: string): boolean {
  const text = [titleOf(card, games), stateOf(card, games), playersOf(card, games), dateOf(card)].join(" ");
  const plain = text.toLocaleLowerCase(settings.language);
  return wanted
    .toLocaleLowerCase(settings.language)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
