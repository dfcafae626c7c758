import { describe, expect, it } from "vitest";
import { type Notice, notice } from "../src/notice.js";
import { type SessionStatus, StatusStore, whyUnsaved } from "../src/status.js";

const refused = notice("storage-refused", "no storage");
const cut = notice("tail-cut", "line 9");

describe("the status of a session", () => {
  it("is emitted on subscription and with each change, until the end", () => {
    const store = new StatusStore();
    const emitted: (SessionStatus | "end")[] = [];
    store.changes$.subscribe({ next: (status) => emitted.push(status), complete: () => emitted.push("end") });
    store.change({ saving: "saved" });
    store.change({ role: "owner" });
    store.change({ role: "owner", saving: "unsaved" });
    store.addNotice(refused);
    store.end();
    store.change({ role: "closed" });
    const owner = { role: "owner", saving: "unsaved", notices: [] };
    expect(emitted).toEqual([
      { role: "opening", saving: "saved", notices: [] },
      { ...owner, saving: "saved" },
      owner,
      { ...owner, notices: [refused] },
      "end",
    ]);
  });

  it("has the last eight notices, without repetitions of the latest one", () => {
    const store = new StatusStore();
    const notices = Array.from({ length: 9 }, (_, line): Notice => ({ ...cut, detail: `line ${line}` }));
    for (const notice of notices) {
      store.addNotice(notice);
      store.addNotice({ ...notice });
    }
    expect(store.current.notices).toEqual(notices.slice(1));
    store.addNotice(cut);
    store.addNotice({ ...refused, detail: cut.detail });
    expect(store.current.notices.slice(-2)).toEqual([cut, { ...refused, detail: cut.detail }]);
  });

  it("has a reason if not everything is saved: the latest notice about the storage", () => {
    const status = { role: "owner", saving: "unsaved", notices: [refused, cut] } as const;
    expect(whyUnsaved(status)).toBe(refused);
    for (const code of ["storage-failed", "newer-version"] as const) {
      const notice = { ...refused, code };
      expect(whyUnsaved({ ...status, notices: [refused, notice, cut] })).toBe(notice);
    }
    expect(whyUnsaved({ ...status, notices: [cut] })).toBeNull();
    expect(whyUnsaved({ ...status, saving: "saved" })).toBeNull();
  });
});
