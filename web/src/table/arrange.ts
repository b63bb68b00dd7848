// The arrangement of a table in a window: which columns there are, and which of them are narrow.
import type { Board, Ref, Setting } from "../net/scene";

export interface Arrangement {
  /** A phone: pieces are drawn larger. */
  phone: boolean;
  /** One column with drawers: a phone, or a window higher than wide. */
  small: boolean;
  /** Mats and common cards have a column of their own beside the map. */
  beside: boolean;
  /** The other seats are a narrow strip. */
  strip: boolean;
  /** One column holds mats and common cards, or the chronicle. */
  merged: boolean;
}

const PHONE = 600;
const ONE_COLUMN = 900;
const THREE_COLUMNS = 1200;
const WIDE = 1440;
const WIDEST = 1800;

export function arrange(
  width: number,
  height: number,
  setting: Pick<Setting, "boards" | "zones">,
): Arrangement {
  const beside =
    setting.boards.some((board) => board.owner !== "") ||
    setting.zones.some((zone) => zone.owner === "" && zone.role === "open");
  const small = width < ONE_COLUMN || height > width;
  return {
    phone: width < PHONE,
    small,
    beside,
    strip: !small && width < (beside ? WIDEST : WIDE),
    merged: !small && beside && width < THREE_COLUMNS,
  };
}

/** The common boards that have places. */
export function commonBoards(setting: Setting): Board[] {
  return setting.boards.filter(
    (board) => board.owner === "" && setting.places.some((place) => place.board === board.ref),
  );
}

/** The boards that a small table shows one at a time: the common ones, and one mat for all of them, the seat's own. */
export function sidesOf(setting: Setting, seat: string): Board[] {
  const mats = setting.boards.filter((board) => board.owner !== "");
  const mat = mats.find((board) => board.owner === seat) ?? mats[0];
  return [...commonBoards(setting), ...(mat ? [mat] : [])];
}

/** The cards of such zones lie at the board of their seat. */
export function isOnMat(role: string): boolean {
  return role === "column" || role === "row";
}

/** The side of the first of some things that lies on one. The cards at a mat are on its side. */
export function sideNoted(
  setting: Pick<Setting, "boards" | "places" | "zones">,
  sides: Board[],
  noted: Ref[],
): Board | undefined {
  const mat = sides.find((side) => side.owner !== "");
  for (const ref of noted) {
    const on = setting.places.find((place) => place.ref === ref)?.board;
    const board = setting.boards.find((each) => each.ref === on);
    if (board) return board.owner ? mat : sides.find((side) => side === board);
    if (setting.zones.some((zone) => zone.ref === ref && isOnMat(zone.role))) return mat;
  }
  return undefined;
}

/** The side with answers: a mat where one has any, else the first common board that has, else the first. */
export function sideAsked(setting: Setting, sides: Board[], legal: Ref[]): Board | undefined {
  const asked = new Set(setting.places.filter(({ ref }) => legal.includes(ref)).map(({ board }) => board));
  const onMat = setting.boards.some((board) => board.owner !== "" && asked.has(board.ref));
  return (onMat ? sides.at(-1) : sides.find(({ ref }) => asked.has(ref))) ?? sides[0];
}
