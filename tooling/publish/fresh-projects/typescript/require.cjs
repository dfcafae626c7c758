// `require()` works for every entry point except those that define elements, which need a browser.
const assert = require("node:assert/strict");
const { loadable } = require("./entry-points.json");

// The oldest supported version, which the project installs.
assert.equal(process.version, "v20.19.0");
assert.ok(loadable.length > 15);

for (const name of loadable) assert.equal(typeof require(name), "object", name);
