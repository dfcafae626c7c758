/**
 * Runs before the scripts of a page, and counts the objects that can keep a removed element in memory: listeners,
 * timers, animation frames, observers and animations. Listeners on a node are counted only if the node is the document,
 * its root element or its body, because the other nodes are inside the element.
 */
export function countLeftovers(): void {
  const listeners = new Set<string>();
  const timers = new Set<number>();
  const frames = new Set<number>();
  const observers = new Set<object>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (object: object): number => {
    const id = ids.get(object) ?? ++last;
    ids.set(object, id);
    return id;
  };

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  // An animation and its listeners are garbage-collected with the element.
  const outlives = (target: EventTarget) => !(target instanceof Animation) && isPage(target);
  const isPage = (target: EventTarget) =>
    !(target instanceof Node) || target === document || target === document.body || target === document.documentElement;
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const capture =
      typeof options === "object" && options !== null ? Reflect.get(options, "capture") === true : options === true;
    return `${target.constructor.name} ${idOf(target)} ${type} ${idOf(listener)} ${capture}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener !== null && outlives(target) && !(target instanceof AbortSignal)) {
      const key = keyOf(target, type, listener, options);
      listeners.add(key);
      if (typeof options === "object") options.signal?.addEventListener("abort", () => listeners.delete(key));
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener !== null) listeners.delete(keyOf(target, type, listener, options));
    return removeEventListener.call(target, type, listener, options);
  };

  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) => {
      const ran = () => {
        timers.delete(id);
        run();
      };
      const id = Number(setTimeout.call(window, ran, delay));
      timers.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
      clearTimeout.call(window, id);
    },
    setInterval: (run: () => void, delay?: number) => {
      const id = Number(setInterval.call(window, run, delay));
      timers.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      timers.delete(id);
      clearInterval.call(window, id);
    },
    requestAnimationFrame: (run: FrameRequestCallback) => {
      const id: number = requestAnimationFrame.call(window, (time) => {
        frames.delete(id);
        run(time);
      });
      frames.add(id);
      return id;
    },
    cancelAnimationFrame: (id: number) => {
      frames.delete(id);
      cancelAnimationFrame.call(window, id);
    },
  });

  for (const name of ["ResizeObserver", "IntersectionObserver", "MutationObserver", "PerformanceObserver"] as const) {
    const { prototype } = window[name];
    const { observe, disconnect } = prototype;
    prototype.observe = function (this: object, ...given: unknown[]) {
      observers.add(this);
      return Reflect.apply(observe, this, given);
    };
    prototype.disconnect = function (this: object) {
      observers.delete(this);
      return Reflect.apply(disconnect, this, []);
    };
  }

  Object.assign(window, {
    leftovers: () => ({
      listeners: [...listeners],
      timers: timers.size,
      frames: frames.size,
      observers: observers.size,
      animations: document.getAnimations().length,
    }),
  });
}

/** The counts of {@link countLeftovers}. */
export interface Leftovers {
  readonly listeners: readonly string[];
  readonly timers: number;
  readonly frames: number;
  readonly observers: number;
  readonly animations: number;
}

declare global {
  interface Window {
    leftovers(): Leftovers;
  }
}
