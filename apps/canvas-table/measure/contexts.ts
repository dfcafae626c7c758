/** Counts the WebGL contexts of a page. */
export class Contexts {
  readonly #created: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[] = [];

  constructor() {
    const created = this.#created;
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = new Proxy(original, {
      apply(target, canvas, args) {
        const context: unknown = Reflect.apply(target, canvas, args);
        if (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext) {
          created.push(new WeakRef(context));
        }
        return context;
      },
    });
  }

  /** The number of contexts that were neither garbage-collected nor lost. */
  get count(): number {
    const alive = this.#created.flatMap((reference) => reference.deref() ?? []);
    return new Set(alive.filter((context) => !context.isContextLost())).size;
  }
}
