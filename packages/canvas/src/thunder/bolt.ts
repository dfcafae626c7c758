import { glow } from "../press/furniture.js";
import type { Press, Print } from "../press/press.js";
import { chanceFrom } from "./chance.js";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A line of lightning, and how thick it is. */
interface Branch {
  readonly spots: readonly Spot[];
  readonly width: number;
}

/** Where lightning goes: broken again and again in the middle, each time by less. */
function lightning(from: Spot, to: Spot, chance: () => number): readonly Branch[] {
  const trunk = broken(from, to, 6, chance);
  const branches: Branch[] = [{ spots: trunk, width: 5 }];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let branch = 0; branch < 5; branch++) {
    const start = trunk[Math.floor((0.15 + 0.7 * chance()) * trunk.length)] ?? from;
    const reach = length * (0.12 + 0.2 * chance());
    const lean = (chance() < 0.5 ? -1 : 1) * (0.5 + chance() * 0.6);
    const end = { x: start.x + Math.sin(lean) * reach, y: start.y + Math.cos(lean) * reach };
    branches.push({ spots: broken(start, end, 4, chance), width: 1.8 });
  }
  return branches;
}

function broken(from: Spot, to: Spot, times: number, chance: () => number): readonly Spot[] {
  let spots: Spot[] = [from, to];
  let off = Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  for (let time = 0; time < times; time++) {
    const finer: Spot[] = [];
    for (const [place, spot] of spots.entries()) {
      const next = spots[place + 1];
      finer.push(spot);
      if (next === undefined) continue;
      const shift = (chance() - 0.5) * off;
      const length = Math.hypot(next.x - spot.x, next.y - spot.y) || 1;
      finer.push({
        x: (spot.x + next.x) / 2 - ((next.y - spot.y) / length) * shift,
        y: (spot.y + next.y) / 2 + ((next.x - spot.x) / length) * shift,
      });
    }
    spots = finer;
    off *= 0.56;
  }
  return spots;
}

/** How far a bolt may go to the sides, in CSS pixels. */
const REACH = 190;

/** Lightning from the upper edge of the table down to a spot, on a paper whose middle lies above that spot. */
export function boltPrint(press: Press, to: Spot): Print {
  const width = 2 * REACH;
  const height = Math.max(60, to.y);
  return press.only("bolt", `bolt ${Math.round(to.x)} ${Math.round(height)}`, width, height, 30, (context) => {
    const chance = chanceFrom(Math.round(to.x * 31 + to.y));
    const from = { x: REACH + (chance() - 0.5) * REACH, y: -30 };
    const branches = lightning(from, { x: REACH, y: height }, chance);
    context.lineCap = "round";
    context.lineJoin = "round";
    for (const [scale, ink, blur] of [
      [2.6, "rgb(255 196 60 / 0.35)", 34],
      [1.3, "rgb(255 226 130 / 0.95)", 16],
      [0.5, "#fffdf2", 4],
    ] as const) {
      context.save();
      glow(context, "rgb(255 214 90 / 0.95)", blur);
      context.strokeStyle = ink;
      for (const { spots, width: thick } of branches) {
        context.lineWidth = thick * scale;
        context.beginPath();
        for (const [place, { x, y }] of spots.entries()) {
          if (place === 0) context.moveTo(x, y);
          else context.lineTo(x, y);
        }
        context.stroke();
      }
      context.restore();
    }
  });
}
