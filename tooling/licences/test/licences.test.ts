import { describe, expect, it } from "vitest";
import { testReportOf, verdictOf } from "../audit.mjs";
import { findings, isAllowed } from "../licences.mjs";
import { sbomOf } from "../sbom.mjs";

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

  it("reports packages under a GPL, shipped or not", () => {
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

  it("accepts a licence that a person has checked, only for the checked version", () => {
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
      summary: "Audit: 1 high, 2 critical: left-pad (pads too far)",
    });
  });

  it.each([
    ["a registry without audits", '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE","message":"responded with 405"}}'],
    ["a text", "ERR_PNPM_AUDIT_BAD_RESPONSE responded with 405"],
    ["nothing", ""],
  ])("is reported as not done if the registry answers with %s", (_, output) => {
    const { status, summary } = verdictOf(output, "high");
    expect(status).toBe("unavailable");
    expect(summary).toContain("NOT DONE");
  });

  it.each([
    ["clean", report({ high: 0, critical: 0 }), { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0 }],
    ["vulnerable", report({ high: 1 }), { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 }],
    ["not done", "", { numPassedTests: 0, numFailedTests: 0, numPendingTests: 1 }],
  ])("counts as one test in the totals: %s", (_, output, totals) => {
    expect(testReportOf(verdictOf(output, "high"))).toMatchObject(totals);
  });
});

describe("the software bill of materials", () => {
  const manifests: Readonly<Record<string, object>> = {
    "/core": { name: "@thunderjack/core", version: "1.0.0", license: "MIT" },
    "/rxjs": { name: "rxjs", version: "7.8.2", license: "Apache-2.0" },
    "/tslib": { name: "tslib", version: "2.0.0", license: "(MIT OR 0BSD)" },
  };
  const rxjs = { path: "/rxjs", dependencies: { tslib: { path: "/tslib" } } };
  const packages = [{ path: "/core", dependencies: { rxjs, again: { path: "/rxjs" } } }];
  const bill = (integrity: string | null) =>
    JSON.parse(
      sbomOf(
        packages,
        (path: string) => manifests[path],
        (id: string) => (id.startsWith("rxjs@") ? integrity : null),
      ),
    );

  it("contains every package once, with its licence and the hash of the lockfile", () => {
    const { components } = bill(`sha512-${Buffer.alloc(64, 1).toString("base64")}`);
    expect(components.map(({ purl }: { purl: string }) => purl)).toEqual([
      "pkg:npm/%40thunderjack/core@1.0.0",
      "pkg:npm/rxjs@7.8.2",
      "pkg:npm/tslib@2.0.0",
    ]);
    expect(components[1]).toMatchObject({
      licenses: [{ license: { id: "Apache-2.0" } }],
      hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
    });
    expect(components[2].licenses).toEqual([{ expression: "(MIT OR 0BSD)" }]);
  });

  it("contains the dependencies of each package", () => {
    expect(bill(null).dependencies).toEqual([
      { ref: "@thunderjack/core@1.0.0", dependsOn: ["rxjs@7.8.2"] },
      { ref: "rxjs@7.8.2", dependsOn: ["tslib@2.0.0"] },
      { ref: "thunderjack", dependsOn: ["@thunderjack/core@1.0.0"] },
      { ref: "tslib@2.0.0" },
    ]);
  });

  it("is the same for the same packages", () => {
    expect(bill("sha512-AQID")).toEqual(bill("sha512-AQID"));
  });

  it("is not written for a package without a licence", () => {
    expect(() =>
      sbomOf(
        [{ path: "/" }],
        () => ({ name: "a", version: "1.0.0" }),
        () => null,
      ),
    ).toThrow("no licence");
  });
});
