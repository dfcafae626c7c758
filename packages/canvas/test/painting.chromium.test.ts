import { cardsFrom } from "@thunderjack/testkit";
import { emulateMedia } from "@thunderjack/vitest/emulated-media";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { AnimationClock, CanvasBackend } from "../src/index.js";
import { atRest, DEAL, frames, painted, THUNDERJACK, until } from "./painted-table.js";
import { press } from "./read-layer.js";

/** The minimum number of colours of a drawn table. A blank canvas has one colour. */
const MANY = 60;

/** The duration of the shuffle before the first card, in milliseconds. */
const SHUFFLE = 600;

function backendOf(canvas: HTMLCanvasElement): CanvasBackend {
  return canvas.getContext("2d") === null ? "webgl" : "canvas2d";
}

/** A clock that a test advances. */
function manualClock(): AnimationClock & { advance(milliseconds: number): void } {
  let now = 0;
  return {
    now: () => now,
    requestFrame: (callback) => requestAnimationFrame(callback),
    cancelFrame: (id) => cancelAnimationFrame(id),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

describe("painting", () => {
  test.each(["webgl", "canvas2d"] as const)("draws with %s", async (prefer) => {
    const table = await painted({ canvas: { prefer } });
    table.table.dispatch(DEAL);
    expect(backendOf(table.canvas)).toBe(prefer);
    expect(await table.countColours()).toBeGreaterThan(MANY);
  });

  test("falls back to a 2D canvas without WebGL", async () => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    const none = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    });
    onTestFinished(() => none.mockRestore());
    for (const prefer of ["webgl", undefined] as const) {
      const table = await painted({ canvas: prefer === undefined ? {} : { prefer } });
      expect(backendOf(table.canvas)).toBe("canvas2d");
      expect(await table.countColours()).toBeGreaterThan(MANY);
    }
  });

  test.each([
    ["ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002504) Direct3D11 vs_5_0 ps_5_0, D3D11)", "webgl"],
    ["Apple GPU", "webgl"],
    ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)", "canvas2d"],
    ["llvmpipe (LLVM 15.0.6, 256 bits)", "canvas2d"],
  ] as const)("on %s defaults to %s, which `prefer` overrides", async (graphics, backend) => {
    const read = WebGLRenderingContext.prototype.getParameter;
    const faked = vi.spyOn(WebGLRenderingContext.prototype, "getParameter").mockImplementation(function (
      this: WebGLRenderingContext,
      name: number,
    ) {
      const { UNMASKED_RENDERER_WEBGL = 0 } = this.getExtension("WEBGL_debug_renderer_info") ?? {};
      return name === UNMASKED_RENDERER_WEBGL ? graphics : Reflect.apply(read, this, [name]);
    });
    onTestFinished(() => faked.mockRestore());
    const small = { width: 200, height: 240 };
    expect(backendOf((await painted(small)).canvas)).toBe(backend);
    for (const prefer of ["webgl", "canvas2d"] as const) {
      expect(backendOf((await painted({ ...small, canvas: { prefer } })).canvas)).toBe(prefer);
    }
  });

  test("has the resolution of the screen", async () => {
    const { canvas } = await painted({ width: 480, height: 560 });
    expect([canvas.width, canvas.height]).toEqual([480 * devicePixelRatio, 560 * devicePixelRatio]);
  });

  test("follows the size of its host", async () => {
    const table = await painted();
    const before = table.paints();
    table.host.style.setProperty("width", "700px");
    table.host.style.setProperty("height", "400px");
    await until(() => table.paints() > before);
    expect([table.canvas.clientWidth, table.canvas.clientHeight]).toEqual([700, 400]);
    expect(await table.countColours()).toBeGreaterThan(MANY);
  });

  test("does not draw in a host without a size, and draws when the host gets a size", async () => {
    const table = await painted();
    table.host.style.setProperty("display", "none");
    await frames(5);
    const before = table.paints();
    table.table.dispatch(DEAL);
    await frames(5);
    expect(table.paints()).toBe(before);
    table.host.style.removeProperty("display");
    await until(() => table.paints() > before);
    expect(await table.countColours()).toBeGreaterThan(MANY);
  });
});

test("draws the textures of a new layout in several frames on a slow processor, and the canvas after the last one", async () => {
  let now = 0;
  /** The number of textures that were drawn in each frame. */
  const drawn: number[] = [];
  const clock: AnimationClock = {
    // Each look at the clock takes 3 ms, so a frame has time for a few parts of the layout.
    now: () => {
      now += 3;
      return now;
    },
    requestFrame: (callback) =>
      requestAnimationFrame(() => {
        drawn.push(0);
        callback();
      }),
    cancelFrame: (id) => cancelAnimationFrame(id),
  };
  const table = await painted({ canvas: { clock, prefer: "canvas2d" } });
  await atRest(table);
  const create = document.createElement.bind(document);
  const created = vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    if (name === "canvas") drawn.push((drawn.pop() ?? 0) + 1);
    return create(name);
  });
  onTestFinished(() => created.mockRestore());
  drawn.length = 0;
  const paints = table.paints();
  table.table.dispatch(DEAL);
  await until(() => table.paints() > paints);
  expect(drawn.filter((textures) => textures > 0).length).toBeGreaterThan(3);
  expect(Math.max(...drawn)).toBeLessThan(10);
  expect(table.paints()).toBe(paints + 1);
});

test("the buttons of a drawn table work", async () => {
  const table = await painted();
  press(table.host, "Deal");
  expect(table.table.state.phase).not.toBe("betting");
});

describe("without changes", () => {
  test.each(["webgl", "canvas2d"] as const)("does not draw, with %s", async (prefer) => {
    const table = await painted({ canvas: { prefer } });
    table.table.dispatch(DEAL);
    await atRest(table);
    const before = table.paints();
    const asked = vi.spyOn(window, "requestAnimationFrame");
    onTestFinished(() => asked.mockRestore());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(table.paints()).toBe(before);
    // Pixi's own clocks would request frames.
    expect(asked).not.toHaveBeenCalled();
  });

  test("has no animation after a round", async () => {
    const table = await painted({ speed: "normal" });
    table.table.dispatch(DEAL);
    while (table.clock.passToNext()) await frames(1);
    await atRest(table);
    expect(table.host.querySelector("[data-moving]")).toBeNull();
  });

  test("does not draw outside the viewport, and draws the latest view on return", async () => {
    const table = await painted();
    table.host.style.setProperty("margin-left", "-4000px");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await atRest(table);
    const before = table.paints();
    table.table.dispatch(DEAL);
    await frames(6);
    expect(table.paints()).toBe(before);
    table.host.style.removeProperty("margin-left");
    await until(() => table.paints() > before);
    expect(await table.countColours()).toBeGreaterThan(MANY);
  });

  test("does not draw while the page is hidden, and ends its animations", async () => {
    const table = await painted({ speed: "normal" });
    const state = vi.spyOn(document, "visibilityState", "get");
    onTestFinished(() => state.mockRestore());
    table.table.dispatch(DEAL);
    table.clock.pass(SHUFFLE);
    expect(table.host.querySelector("[data-moving]")).not.toBeNull();
    state.mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await frames(2);
    const before = table.paints();
    table.clock.passToNext();
    await frames(6);
    expect(table.paints()).toBe(before);
    expect(table.host.querySelector("[data-moving]")).toBeNull();
    state.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await until(() => table.paints() > before);
  });
});

describe("animation", () => {
  test("a dealt card moves for the duration of its cue", async () => {
    const clock = manualClock();
    const table = await painted({ speed: "normal", canvas: { clock } });
    const isMoving = () => table.host.querySelector("[data-moving]") !== null;
    table.table.dispatch(DEAL);
    table.clock.pass(SHUFFLE);
    for (const [later, isOnItsWay] of [
      [0, true],
      [299, true],
      [2, false],
    ] as const) {
      clock.advance(later);
      const before = table.paints();
      await until(() => table.paints() > before);
      expect(isMoving()).toBe(isOnItsWay);
    }
    await atRest(table);
  });

  test("a seek ends all animations", async () => {
    const table = await painted({ speed: "normal" });
    table.table.dispatch(DEAL);
    table.clock.pass(SHUFFLE);
    expect(table.host.querySelector("[data-moving]")).not.toBeNull();
    table.conductor.skip();
    expect(table.host.querySelector("[data-moving]")).toBeNull();
  });

  test("the animation of a Thunderjack runs once", async () => {
    const clock = manualClock();
    const table = await painted({ speed: "normal", canvas: { clock } });
    table.table.dispatch(THUNDERJACK);
    let isStruck = false;
    const listening = table.conductor.frames$.subscribe(({ cue }) => {
      isStruck ||= cue?.event.type === "ThunderjackAwarded";
    });
    while (!isStruck) {
      table.clock.pass(10);
      clock.advance(10);
    }
    listening.unsubscribe();
    clock.advance(100);
    await frames(2);
    expect(table.host.querySelector("[data-moving]")).not.toBeNull();
    clock.advance(5000);
    await until(() => table.host.querySelector("[data-moving]") === null);
    await atRest(table);
  });

  test("the light in the last slot of a Blitz meter pulses twice, and then the table comes to rest", async () => {
    const clock = manualClock();
    const bets = { right: 1000, middle: 0, left: 0 };
    const table = await painted({ speed: "normal", canvas: { clock }, bets, width: 1280, height: 800 });
    const isMoving = () => table.host.querySelector("[data-moving]") !== null;
    const settle = async () => {
      while (table.clock.passToNext());
      clock.advance(1000);
      await frames(4);
    };
    table.table.dispatch({ type: "Deal", stack: cardsFrom("2_h 9_s 2_d 10_c 3_h 2_c 3_d") });
    await settle();
    for (const isLit of [false, false, true]) {
      table.table.dispatch({ type: "Hit", hand: "right" });
      await settle();
      expect(isMoving()).toBe(isLit);
    }
    clock.advance(1300);
    await frames(4);
    expect(isMoving()).toBe(true);
    clock.advance(200);
    await until(() => !isMoving());
  });

  test("the credits count up for 35 % of the time of the winnings, and a skip ends the count", async () => {
    for (const isCut of [false, true]) {
      const clock = manualClock();
      const table = await painted({ speed: "normal", canvas: { clock }, bets: { right: 1000, middle: 0, left: 0 } });
      const isMoving = () => table.host.querySelector("[data-moving]") !== null;
      let duration = 0;
      table.conductor.frames$.subscribe(({ cue }) => {
        if (cue?.event.type === "HandSettled" && !cue.isStart) duration = cue.duration;
      });
      table.table.dispatch({ type: "Deal", stack: cardsFrom("a_s 9_s k_s 10_c") });
      while (duration === 0) {
        table.clock.pass(10);
        clock.advance(10);
      }
      clock.advance(duration / 2);
      await frames(4);
      expect([duration, isMoving()]).toEqual([378, true]);
      if (isCut) table.conductor.skip();
      else clock.advance(duration / 2);
      await until(() => !isMoving());
    }
  });

  test("nothing moves with reduced motion", async () => {
    await emulateMedia("prefers-reduced-motion", "reduce");
    const table = await painted({ speed: "normal" });
    table.table.dispatch(THUNDERJACK);
    do expect(table.host.querySelector("[data-moving]")).toBeNull();
    while (table.clock.passToNext());
  });
});

describe("a lost context", () => {
  function loss({ canvas }: { canvas: HTMLCanvasElement }): WEBGL_lose_context {
    const extension = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    if (extension === null || extension === undefined) throw new Error("This browser cannot lose a context.");
    return extension;
  }

  test("is restored with the latest view", async () => {
    const table = await painted({ canvas: { prefer: "webgl" } });
    const { canvas } = table;
    const context = loss(table);
    context.loseContext();
    await frames(4);
    const before = table.paints();
    table.table.dispatch(DEAL);
    await frames(4);
    expect(table.paints()).toBe(before);
    context.restoreContext();
    await until(() => table.paints() > before);
    expect(table.canvas).toBe(canvas);
    expect(await table.countColours()).toBeGreaterThan(MANY);
  });

  test("is replaced by a 2D canvas after the timeout", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const opening = painted({ canvas: { prefer: "webgl" } });
    await vi.advanceTimersByTimeAsync(0);
    const table = await opening;
    const lost = new Promise((resolve) => table.canvas.addEventListener("webglcontextlost", resolve));
    loss(table).loseContext();
    await lost;
    const before = table.paints();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await until(() => table.paints() > before);
    expect(backendOf(table.canvas)).toBe("canvas2d");
    expect(await table.countColours()).toBeGreaterThan(MANY);
  });
});

describe("many tables on one page", () => {
  test("draws twenty tables without losing a context", async () => {
    const page = document.createElement("div");
    page.style.setProperty("display", "grid");
    page.style.setProperty("grid-template-columns", "repeat(7, 1fr)");
    document.body.append(page);
    onTestFinished(() => page.remove());
    const tables = [];
    for (let place = 0; place < 20; place++) {
      tables.push(await painted({ width: 176, height: 260, parent: page, canvas: { prefer: "webgl" } }));
    }
    const backends = tables.map(({ canvas }) => backendOf(canvas));
    expect(backends.filter((one) => one === "webgl")).toHaveLength(8);
    for (const table of tables) {
      table.table.dispatch(DEAL);
      expect(await table.countColours()).toBeGreaterThan(MANY / 2);
      if (backendOf(table.canvas) === "webgl") expect(table.canvas.getContext("webgl2")?.isContextLost()).toBe(false);
    }
  });
});

describe("dispose", () => {
  test("empties the host and releases the context", async () => {
    const table = await painted({ canvas: { prefer: "webgl" } });
    const context = table.canvas.getContext("webgl2");
    table.dispose();
    expect(table.host.innerHTML).toBe("");
    expect(table.host.getAttributeNames()).toEqual(["style"]);
    expect(context?.isContextLost()).toBe(true);
    const before = table.paints();
    table.table.dispatch(DEAL);
    await frames(4);
    expect(table.paints()).toBe(before);
  });

  test("leaves nothing behind if the canvas is not ready yet", async () => {
    const table = await painted();
    table.dispose();
    const opened = vi.spyOn(HTMLCanvasElement.prototype, "getContext");
    onTestFinished(() => opened.mockRestore());
    const { canvasRenderer } = await import("../src/index.js");
    const { conductor, host } = table;
    const stage = { frames$: conductor.frames$, dispatch: () => null, options: { rules: table.table.rules } };
    canvasRenderer({ prefer: "webgl" }).mount(host, stage)();
    expect(host.innerHTML).toBe("");
    await frames(10);
    expect(host.innerHTML).toBe("");
    const contexts = opened.mock.results
      .map(({ value }) => value)
      .filter((one) => one instanceof WebGL2RenderingContext);
    for (const context of contexts) expect(context.isContextLost()).toBe(true);
  });
});
