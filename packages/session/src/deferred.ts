/** A promise with methods that settle it. */
export class Deferred {
  resolve: () => void = () => {};
  reject: (reason: unknown) => void = () => {};
  readonly done = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}
