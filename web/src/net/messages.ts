// What travels over the socket of a seat: `clockwood/server/sockets/messages.py` in TypeScript.
import type { Change, Scene } from "./scene";

export interface Standing {
  ask: string;
  undo: string;
  across: boolean;
  redo: boolean;
  over: boolean;
  moving: string[];
}

export interface Whole {
  is: "scene";
  version: number;
  match: string;
  stream: string;
  number: number;
  scene: Scene;
  standing: Standing;
}

export interface Changed {
  is: "change";
  number: number;
  change: Change;
  standing: Standing;
}

export interface Done {
  is: "done";
  client: string;
  number: number;
}

export interface No {
  is: "no";
  client: string;
  code: string;
  reason: string;
  place: string;
  message: string;
  cite: string;
}

export interface Bye {
  is: "bye";
  code: string;
  reason: string;
}

export type FromServer = Whole | Changed | Done | No | Bye | { is: "beat" };

export type Deed =
  | { is: "choose"; client: string; ask: string; answer: string }
  | { is: "undo"; client: string; across: boolean }
  | { is: "redo"; client: string }
  | { is: "restart"; client: string; across: boolean }
  | { is: "back"; client: string; told: number; across: boolean }
  | { is: "resign"; client: string };

/** A deed without the name the wire gives it. */
export type Wish = Deed extends infer D ? (D extends Deed ? Omit<D, "client"> : never) : never;
