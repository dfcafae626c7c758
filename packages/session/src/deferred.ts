/** A promise that somebody else keeps. */
export class Deferred {
  resolve: () => void = () => {};
  readonly done = new Promise<void>((resolve) => {
    this.resolve = resolve;
  });
}
