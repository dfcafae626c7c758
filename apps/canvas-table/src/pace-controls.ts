import { type Conductor, isSpeed } from "@thunderjack/stage";

/** The controls of the pace. */
export interface PaceControls {
  readonly speed: HTMLSelectElement;
  readonly pause: HTMLButtonElement;
  readonly step: HTMLButtonElement;
}

/** Connects the controls to a conductor. They affect all of its renderers. */
export function controlPace({ speed, pause, step }: PaceControls, conductor: Conductor): void {
  const show = (): void => {
    pause.setAttribute("aria-pressed", String(conductor.isPaused));
    speed.value = conductor.speed;
  };
  speed.addEventListener("change", () => {
    if (isSpeed(speed.value)) conductor.setSpeed(speed.value);
  });
  pause.addEventListener("click", () => {
    if (conductor.isPaused) conductor.play();
    else conductor.pause();
    show();
  });
  step.addEventListener("click", () => {
    conductor.stepForward();
    show();
  });
  // A move resumes a paused table, so the controls are updated after each frame.
  conductor.frames$.subscribe(show);
}
