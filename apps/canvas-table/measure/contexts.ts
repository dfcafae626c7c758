/** Counts the WebGL contexts that a page makes and still holds. */
export class Contexts {
  readonly #made: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[] = [];

  constructor() {
    const made = this.#made;
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = new Proxy(original, {
      apply(target, canvas, words) {
        const context: unknown = Reflect.apply(target, canvas, words);
        if (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext) {
          made.push(new WeakRef(context));
        }
        return context;
      },
    });
  }

  /** Those that were neither collected nor given back. */
  get held(): number {
    const held = this.#made.flatMap((reference) => reference.deref() ?? []);
    return new Set(held.filter((context) => !context.isContextLost())).size;
  }
}
