// `node generate/api.mjs` writes the API reference from the doc comments of the public names, one page per entry point.
// Every build of the pages writes the reference. It is not checked in, because it changes with every comment.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Application, LogLevel, OptionDefaults } from "typedoc";
import { ENTRIES } from "./entries.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OUT = fileURLToPath(new URL("../generated/api", import.meta.url));

const SCOPE = "@thunderjack/";

const PACKAGES = [...ENTRIES.keys()].filter((name) => !name.includes("/")).map((name) => SCOPE + name);

/** The tags of custom elements. The manifest is generated from them, and the API reference shows them. */
const ELEMENT_TAGS = ["@element", "@fires", "@slot", "@csspart", "@cssprop", "@cssproperty", "@attr"];

/** The members for the Lit lifecycle, which are not part of the API. */
const LIFECYCLE = new Set([
  "styles",
  "shadowRootOptions",
  "connectedCallback",
  "disconnectedCallback",
  "createRenderRoot",
  "scheduleUpdate",
  "willUpdate",
  "firstUpdated",
  "updated",
  "render",
]);

/**
 * The kinds of names that must have a comment. Fields are not included, because a name and a type may be sufficient.
 */
const WHAT_NEEDS_A_COMMENT = ["Class", "Interface", "TypeAlias", "Function", "Variable", "Method", "Accessor"];

/** Reads the public names of every package, and the errors in their comments. */
async function readApi() {
  const app = await Application.bootstrapWithPlugins({
    plugin: ["typedoc-plugin-markdown"],
    entryPoints: [...ENTRIES.values()].map((file) => `${ROOT}${file}`),
    basePath: ROOT,
    tsconfig: `${ROOT}docs/tsconfig.api.json`,
    // The task `typecheck` finds type errors.
    skipErrorChecking: true,
    out: OUT,
    blockTags: [...OptionDefaults.blockTags, ...ELEMENT_TAGS],
    router: "module",
    hideBreadcrumbs: true,
    hidePageHeader: true,
    useHTMLAnchors: true,
    expandObjects: true,
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    classPropertiesFormat: "table",
    typeDeclarationFormat: "table",
    propertyMembersFormat: "table",
    tableColumnSettings: { hideSources: true, hideDefaults: true, hideInherited: true, hideModifiers: true },
    readme: "none",
    excludeExternals: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeInternal: true,
    disableGit: true,
    disableSources: true,
    validation: { notDocumented: true, invalidLink: true, notExported: false },
    packagesRequiringDocumentation: PACKAGES,
    requiredToBeDocumented: WHAT_NEEDS_A_COMMENT,
  });
  const warnings = [];
  app.logger.level = LogLevel.Warn;
  app.logger.addContext = (message) => message;
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn) warnings.push(message);
  };
  const project = await app.convert();
  if (project === undefined) throw new Error(`The packages do not compile.\n${warnings.join("\n")}`);
  for (const module of project.children ?? []) {
    const [name] = [...ENTRIES].find(([, file]) => file.replace(/(\/index)?\.ts$/, "") === module.name) ?? [];
    if (name === undefined) throw new Error(`No package has the entry ${module.name}.`);
    module.name = SCOPE + name;
    for (const type of module.children ?? []) {
      for (const { setSignature, getSignature } of type.children ?? []) {
        // The comment of a setter also applies to its getter.
        if (setSignature?.comment && getSignature) getSignature.comment ??= setSignature.comment.clone();
      }
      const unasked = (type.children ?? []).filter(({ name }) => LIFECYCLE.has(name));
      for (const member of unasked) project.removeReflection(member);
    }
  }
  app.validate(project);
  return { app, project, warnings };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { app, project, warnings } = await readApi();
  rmSync(OUT, { recursive: true, force: true });
  await app.generateOutputs(project);
  for (const warning of warnings) console.error(warning);
  if (warnings.length > 0) process.exitCode = 1;
}
