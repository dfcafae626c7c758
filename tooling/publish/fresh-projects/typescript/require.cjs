// `require()` works for every entry point except those that define elements, which need a browser.
const assert = require("node:assert/strict");
const { loadable } = require("./entry-points.json");

for (const name of loadable) assert.equal(typeof require(name), "object", name);
