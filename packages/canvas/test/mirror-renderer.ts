import type { Renderer } from "@thunderjack/stage";
import { type Area, type AreaId, Mirror, type MirrorState } from "../src/mirror/mirror.js";

/** A renderer without a picture: the mirror of one, and where it would be. */
export const mirrorRenderer: Renderer<HTMLElement> = {
  mount: (host, stage) => mountMirror(host, stage).dispose,
};

/** A mirror in a host, with everything that it told. */
export interface Mounted {
  readonly mirror: Mirror;
  readonly told: readonly MirrorState[];
  dispose(): void;
}

/** Mounts a mirror like {@link mirrorRenderer}. */
export function mountMirror(
  host: HTMLElement,
  { frames$, dispatch }: Parameters<Renderer<HTMLElement>["mount"]>[1],
): Mounted {
  const told: MirrorState[] = [];
  const mirror = new Mirror(host, { dispatch, onState: (state) => told.push(state) });
  mirror.place(AREAS);
  const frames = frames$.subscribe(({ view }) => mirror.show(view));
  return {
    mirror,
    told,
    dispose() {
      frames.unsubscribe();
      mirror.dispose();
    },
  };
}

const row = (y: number, ids: readonly AreaId[]): readonly [AreaId, Area][] =>
  ids.map((id, place) => [id, { x: 10 + place * 90, y, width: 80, height: 48 }]);

/** The controls in rows: the seats, the chips, the moves and the commands. */
export const AREAS: ReadonlyMap<AreaId, Area> = new Map([
  ...row(10, ["seat:left", "seat:middle", "seat:right"]),
  ...row(80, ["chip:0", "chip:1", "chip:2", "chip:3", "chip:4", "chip:5"]),
  ...row(150, ["move:Hit", "move:Stand", "move:Double", "move:Split", "move:Surrender", "move:DeclineSurrender"]),
  ...row(220, [
    "deal",
    "clear",
    "start-again",
    "move:TakeInsurance",
    "move:DeclineInsurance",
    "shortcut:0",
    "shortcut:1",
  ]),
]);
