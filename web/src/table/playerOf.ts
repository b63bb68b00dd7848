// The player of a seat in words.
import type { MatchInfo } from "../net/messages";
import type { Seat } from "../net/scene";
import { automatonName, playerName } from "../players";
import { say } from "../words.svelte";
import { name } from "./state.svelte";

/** The player of a seat: a person by the name they `go` by, an agent, or an automaton with its level and traits. */
export function playerOf(card: MatchInfo, seat: Seat, go = ""): string {
  const { player = "", handed = false } = card.seats.find((each) => each.seat === name(seat.ref)) ?? {};
  if (!seat.automaton) return player === "human" || handed ? go || say("player-human") : playerName(player);
  return automatonName(player, card.options[`${player}.level`]);
}
