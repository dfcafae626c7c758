// Forbids cycles between the folders of a package. Type-only imports count.
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
    // Tests and stories are excluded. They are in the folder of their component, and import fixtures that use the whole
    // package.
    exclude: { path: "\\.(test|stories)\\.tsx?$" },
  },
};
