import { type Conductor, isSpeed } from "@thunderjack/stage";

/** What the player may set the pace with. */
export interface PaceControls {
  readonly speed: HTMLSelectElement;
  readonly pause: HTMLButtonElement;
  readonly step: HTMLButtonElement;
}

/** Lets the player set the pace of a table, for all of its renderers at once. */
export function controlPace({ speed, pause, step }: PaceControls, conductor: Conductor): void {
  const show = (): void => {
    pause.setAttribute("aria-pressed", String(conductor.isPaused));
    speed.value = conductor.speed;
  };
  speed.addEventListener("change", () => {
    if (isSpeed(speed.value)) conductor.setSpeed(speed.value);
  });
  pause.addEventListener("click", () => {
    if (conductor.isPaused) conductor.resume();
    else conductor.pause();
    show();
  });
  step.addEventListener("click", () => {
    conductor.step();
    show();
  });
  // A move that is made resumes the table.
  conductor.frames$.subscribe(show);
}
