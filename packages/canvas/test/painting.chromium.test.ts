import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import type { Means, PaintTime } from "../src/index.js";
import { press } from "./mirror-reading.js";
import { atRest, DEAL, frames, painted, THUNDERJACK, until } from "./painted-table.js";

/** A picture with cards, chips and felt has more colours than this; a blank one has one. */
const MANY = 60;

/** How long the shoe is shuffled before the first card comes out of it, in milliseconds. */
const SHUFFLE = 600;

function meansOf(canvas: HTMLCanvasElement): Means {
  return canvas.getContext("2d") === null ? "webgl" : "canvas2d";
}

/** A time that stands still until a test turns it. */
function handTurned(): PaintTime & { turn(milliseconds: number): void } {
  let now = 0;
  return {
    now: () => now,
    beforePaint: (callback) => requestAnimationFrame(callback),
    cancel: (id) => cancelAnimationFrame(id),
    turn(milliseconds) {
      now += milliseconds;
    },
  };
}

const browser = () => cdp() as { send(method: string, parameters: object): Promise<unknown> };

describe("what is painted", () => {
  test.each(["webgl", "canvas2d"] as const)("is there by %s", async (prefer) => {
    const table = await painted({ canvas: { prefer } });
    table.table.dispatch(DEAL);
    expect(meansOf(table.canvas)).toBe(prefer);
    expect(await table.look()).toBeGreaterThan(MANY);
  });

  test("is painted on a 2D canvas where the browser has no WebGL", async () => {
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
      expect(meansOf(table.canvas)).toBe("canvas2d");
      expect(await table.look()).toBeGreaterThan(MANY);
    }
  });

  test.each([
    ["ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002504) Direct3D11 vs_5_0 ps_5_0, D3D11)", "webgl"],
    ["Apple GPU", "webgl"],
    ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)", "canvas2d"],
    ["llvmpipe (LLVM 15.0.6, 256 bits)", "canvas2d"],
  ] as const)("with the graphics of %s is painted by %s, unless it is asked for otherwise", async (graphics, means) => {
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
    expect(meansOf((await painted(small)).canvas)).toBe(means);
    for (const prefer of ["webgl", "canvas2d"] as const) {
      expect(meansOf((await painted({ ...small, canvas: { prefer } })).canvas)).toBe(prefer);
    }
  });

  test("has as many pixels as the screen", async () => {
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
    expect(await table.look()).toBeGreaterThan(MANY);
  });

  test("waits for a host that has no size yet", async () => {
    const table = await painted();
    table.host.style.setProperty("display", "none");
    await frames(5);
    const before = table.paints();
    table.table.dispatch(DEAL);
    await frames(5);
    expect(table.paints()).toBe(before);
    table.host.style.removeProperty("display");
    await until(() => table.paints() > before);
    expect(await table.look()).toBeGreaterThan(MANY);
  });
});

describe("rest", () => {
  test.each(["webgl", "canvas2d"] as const)("nothing is drawn while nothing changes, by %s", async (prefer) => {
    const table = await painted({ canvas: { prefer } });
    table.table.dispatch(DEAL);
    await atRest(table);
    const before = table.paints();
    const asked = vi.spyOn(window, "requestAnimationFrame");
    onTestFinished(() => asked.mockRestore());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(table.paints()).toBe(before);
    // Nor is the page asked to call back, as the clocks of Pixi would.
    expect(asked).not.toHaveBeenCalled();
  });

  test("a round that is over has come to rest", async () => {
    const table = await painted({ speed: "normal" });
    table.table.dispatch(DEAL);
    while (table.clock.passToNext()) await frames(1);
    await atRest(table);
    expect(table.host.querySelector("[data-moving]")).toBeNull();
  });

  test("nothing is drawn out of sight, and the latest table when it comes back", async () => {
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
    expect(await table.look()).toBeGreaterThan(MANY);
  });

  test("nothing is drawn while the page is hidden, and what moved has arrived when it comes back", async () => {
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

describe("movement", () => {
  test("a card that is dealt moves as long as its cue says, and then lies", async () => {
    const time = handTurned();
    const table = await painted({ speed: "normal", canvas: { time } });
    const isMoving = () => table.host.querySelector("[data-moving]") !== null;
    table.table.dispatch(DEAL);
    table.clock.pass(SHUFFLE);
    for (const [later, isOnItsWay] of [
      [0, true],
      [349, true],
      [2, false],
    ] as const) {
      time.turn(later);
      const before = table.paints();
      await until(() => table.paints() > before);
      expect(isMoving()).toBe(isOnItsWay);
    }
    await atRest(table);
  });

  test("a jump ends every movement at once", async () => {
    const table = await painted({ speed: "normal" });
    table.table.dispatch(DEAL);
    table.clock.pass(SHUFFLE);
    expect(table.host.querySelector("[data-moving]")).not.toBeNull();
    table.conductor.skip();
    expect(table.host.querySelector("[data-moving]")).toBeNull();
  });

  test("a Thunderjack goes through the table once, and leaves it as it was", async () => {
    const time = handTurned();
    const table = await painted({ speed: "normal", canvas: { time } });
    table.table.dispatch(THUNDERJACK);
    let isStruck = false;
    const listening = table.conductor.frames$.subscribe(({ cue }) => {
      isStruck ||= cue?.event.type === "ThunderjackAwarded";
    });
    while (!isStruck) {
      table.clock.pass(10);
      time.turn(10);
    }
    listening.unsubscribe();
    time.turn(100);
    await frames(2);
    expect(table.host.querySelector("[data-moving]")).not.toBeNull();
    time.turn(5000);
    await until(() => table.host.querySelector("[data-moving]") === null);
    await atRest(table);
  });

  test("nothing moves for who prefers reduced motion, whatever the cues say", async () => {
    const media = (value: string) =>
      browser().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
    await media("reduce");
    onTestFinished(async () => {
      await media("");
    });
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

  test("comes back with the latest table", async () => {
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
    expect(await table.look()).toBeGreaterThan(MANY);
  });

  test("is made up for by a 2D canvas when it stays away", async () => {
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
    expect(meansOf(table.canvas)).toBe("canvas2d");
    expect(await table.look()).toBeGreaterThan(MANY);
  });
});

describe("many tables on one page", () => {
  test("all of twenty are painted, and none loses its context", async () => {
    const page = document.createElement("div");
    page.style.setProperty("display", "grid");
    page.style.setProperty("grid-template-columns", "repeat(7, 1fr)");
    document.body.append(page);
    onTestFinished(() => page.remove());
    const tables = [];
    for (let place = 0; place < 20; place++) {
      tables.push(await painted({ width: 176, height: 260, parent: page, canvas: { prefer: "webgl" } }));
    }
    const means = tables.map(({ canvas }) => meansOf(canvas));
    expect(means.filter((one) => one === "webgl")).toHaveLength(8);
    for (const table of tables) {
      table.table.dispatch(DEAL);
      expect(await table.look()).toBeGreaterThan(MANY / 2);
      if (meansOf(table.canvas) === "webgl") expect(table.canvas.getContext("webgl2")?.isContextLost()).toBe(false);
    }
  });
});

describe("the end", () => {
  test("the host is empty, and the context is given back", async () => {
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

  test("nothing is left when it comes before the canvas is ready", async () => {
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

  test("a table can be pressed where its buttons are painted", async () => {
    const table = await painted();
    press(table.host, "Deal");
    expect(table.table.state.phase).not.toBe("betting");
  });
});
