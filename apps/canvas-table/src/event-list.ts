import type { Frame } from "@thunderjack/stage";
import type { Observable } from "rxjs";

/** The maximum number of listed events. */
const MAX_EVENTS = 40;

/** Lists the events of a stream of frames. The latest event is first. */
export function listEvents(list: Element, frames$: Observable<Frame>): void {
  frames$.subscribe(({ cue }) => {
    if (cue?.isLanding !== true) return;
    const line = document.createElement("li");
    const type = document.createElement("code");
    type.textContent = cue.event.type;
    line.append(type, " ", cue.sentence ?? "");
    list.prepend(line);
    for (const old of [...list.children].slice(MAX_EVENTS)) old.remove();
  });
}
