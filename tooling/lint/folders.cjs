// No folders of a package import each other, directly or through other folders. Type-only imports count.
const { options } = require("./dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-cycles-between-folders",
      scope: "folder",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    // A test lies beside its component, and imports fixtures that use the whole package.
    exclude: { path: "\\.(test|stories)\\.tsx?$" },
  },
};
