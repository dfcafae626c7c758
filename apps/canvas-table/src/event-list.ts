import type { Frame } from "@thunderjack/stage";
import type { Observable } from "rxjs";

/** Older events than these are forgotten. */
const LONGEST = 40;

/** Lists what just happened, the latest first: the one stream that every renderer in the page draws. */
export function listEvents(list: Element, frames$: Observable<Frame>): void {
  frames$.subscribe(({ cue }) => {
    if (cue === undefined) return;
    const line = document.createElement("li");
    const type = document.createElement("code");
    type.textContent = cue.event.type;
    line.append(type, " ", cue.sentence ?? "");
    list.prepend(line);
    for (const old of [...list.children].slice(LONGEST)) old.remove();
  });
}
