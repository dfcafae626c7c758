import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Accepts a file that is dropped on an element. */
export class FileDrop implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #take: (file: File) => void;
  #isOver = false;

  constructor(host: ReactiveControllerHost & HTMLElement, take: (file: File) => void) {
    this.#host = host;
    this.#take = take;
    host.addController(this);
  }

  /** Whether a file is dragged over the element. */
  get isOver(): boolean {
    return this.#isOver;
  }

  hostConnected(): void {
    this.#host.addEventListener("dragover", this.#hover);
    this.#host.addEventListener("dragleave", this.#leave);
    this.#host.addEventListener("drop", this.#drop);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener("dragover", this.#hover);
    this.#host.removeEventListener("dragleave", this.#leave);
    this.#host.removeEventListener("drop", this.#drop);
    this.#isOver = false;
  }

  readonly #hover = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    this.#set(true);
  };

  readonly #leave = ({ clientX, clientY }: DragEvent): void => {
    const { left, right, top, bottom } = this.#host.getBoundingClientRect();
    const isInside = clientX > left && clientX < right && clientY > top && clientY < bottom;
    if (!isInside) this.#set(false);
  };

  readonly #drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    this.#set(false);
    if (file === undefined) return;
    event.preventDefault();
    this.#take(file);
  };

  #set(isOver: boolean): void {
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    this.#host.requestUpdate();
  }
}
