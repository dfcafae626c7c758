import type { Area, AreaId } from "./area.js";
import { areaOf, controlsIn } from "./control.js";

const SIDES = { left: "x", top: "y", width: "width", height: "height" } as const;

/** Lays every control where the picture shows it; one that the picture does not show can still be heard and reached. */
export function layOut(root: ParentNode, areas: ReadonlyMap<AreaId, Area>): void {
  for (const button of controlsIn(root)) {
    const id = areaOf(button);
    const area = id === null ? undefined : areas.get(id);
    button.toggleAttribute("data-unplaced", area === undefined);
    for (const [side, of] of Object.entries(SIDES) as [keyof typeof SIDES, keyof Area][]) {
      const length = area === undefined ? "" : `${area[of]}px`;
      if (button.style.getPropertyValue(side) !== length) button.style.setProperty(side, length);
    }
  }
}
