import { describe, expect, it } from "vitest";
import { verdictOf } from "../audit.mjs";
import { findings, isAllowed } from "../licences.mjs";

const named = (name: string, version = "1.0.0") => [{ name, versions: [version] }];

describe("a licence", () => {
  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-only)", true],
    ["MIT AND ISC", true],
    ["MIT AND GPL-2.0-only", false],
    ["GPL-3.0-only OR (MIT AND LGPL-2.1-only)", false],
    ["(ISC OR GPL-3.0-only) AND MIT", true],
    ["GPL-3.0-only", false],
    ["AGPL-3.0-or-later", false],
    ["Unknown", false],
    ["UNLICENSED", false],
    ["SEE LICENSE IN LICENSE", false],
    ["Apache-2.0 WITH LLVM-exception", false],
    ["(MIT", false],
    ["", false],
  ])("%s: allowed is %s", (expression, isRight) => {
    expect(isAllowed(expression, ["MIT", "ISC", "Apache-2.0"])).toBe(isRight);
  });
});

describe("the check of the licences", () => {
  it("accepts permissive licences, and file-level copyleft for development", () => {
    const all = { MIT: named("lit"), "MPL-2.0": named("axe-core"), "Python-2.0": named("argparse") };
    expect(findings({ shipped: { MIT: named("lit") }, all })).toEqual([]);
  });

  it("reports packages with a GPL, shipped or not", () => {
    const gpl = { "GPL-3.0-only": named("cards-of-others", "2.1.0") };
    expect(findings({ shipped: {}, all: gpl })).toEqual([
      "cards-of-others@2.1.0 (GPL-3.0-only): not one of the licences for development",
    ]);
    expect(findings({ shipped: gpl, all: gpl })).toHaveLength(2);
  });

  it("rejects licences for development in shipped packages", () => {
    const shipped = { "MPL-2.0": named("a-tool") };
    expect(findings({ shipped, all: shipped })).toEqual([
      "a-tool@1.0.0 (MPL-2.0): not one of the licences for shipped packages",
    ]);
  });

  it("accepts a licence that was read by hand only for that version", () => {
    expect(findings({ shipped: {}, all: { Unknown: named("spawndamnit", "3.0.1") } })).toEqual([]);
    expect(findings({ shipped: {}, all: { Unknown: named("spawndamnit", "4.0.0") } })).toHaveLength(1);
  });
});

describe("the audit", () => {
  const report = (counts: object, advisories = {}) =>
    JSON.stringify({ advisories, metadata: { vulnerabilities: { info: 0, low: 0, ...counts } } });

  it("is clean below its level", () => {
    expect(verdictOf(report({ moderate: 3, high: 0, critical: 0 }), "high").status).toBe("clean");
  });

  it("reports the vulnerable packages", () => {
    const advisories = { 7: { module_name: "left-pad", title: "pads too far" } };
    expect(verdictOf(report({ high: 1, critical: 2 }, advisories), "high")).toEqual({
      status: "vulnerable",
      says: "Audit: 1 high, 2 critical: left-pad (pads too far)",
    });
  });

  it.each([
    ["a registry without audits", '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"responded with 405"}}'],
    ["a text", "ERR_PNPM_AUDIT_BAD_RESPONSE responded with 405"],
    ["nothing", ""],
  ])("is reported as not done if the registry answers with %s", (_, output) => {
    const { status, says } = verdictOf(output, "high");
    expect(status).toBe("unasked");
    expect(says).toContain("NOT DONE");
  });
});
