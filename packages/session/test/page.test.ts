import { afterEach, describe, expect, it, vi } from "vitest";
import { browserChannel } from "../src/browser/browser-channel.js";
import { WebTabLock } from "../src/browser/web-tab-lock.js";
import { playRounds, TabGroup, turn } from "./tab-group.js";

afterEach(() => vi.unstubAllGlobals());

describe("a page that may not use locks and channels", () => {
  it("owns its table, plays, and requests the lock only once", async () => {
    const request = vi.fn(() => Promise.reject(new DOMException("Denied.", "SecurityError")));
    vi.stubGlobal("navigator", { locks: { request } });
    vi.stubGlobal("BroadcastChannel", function refuse() {
      throw new DOMException("Denied.", "SecurityError");
    });
    const session = await new TabGroup({ lock: new WebTabLock(), openChannel: browserChannel }).open();
    expect(session.status).toMatchObject({ role: "owner", saving: "saved", notices: [] });
    await playRounds(session, 1);
    expect(request).toHaveBeenCalledTimes(1);
    await session.close();
  });

  it("is notified when its lock is stolen", async () => {
    let steal = (): void => {};
    const request = (_name: string, _options: unknown, held: () => Promise<void>): Promise<void> => {
      void held();
      return new Promise((_, reject) => {
        steal = () => reject(new DOMException("Stolen.", "AbortError"));
      });
    };
    vi.stubGlobal("navigator", { locks: { request } });
    const calls: string[] = [];
    new WebTabLock().request("kitchen", { granted: () => calls.push("granted"), lost: () => calls.push("lost") });
    steal();
    await turn();
    expect(calls).toEqual(["granted", "lost"]);
  });
});
