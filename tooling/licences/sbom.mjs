import { Enums, Models, Serialize, SPDX, Spec } from "@cyclonedx/cyclonedx-library";
import { CHECKED_LICENCES } from "./allowed.mjs";

/**
 * A package in the output of `pnpm list --json --depth Infinity`. A package that occurs more than once has its
 * dependencies in only one of these places.
 *
 * @typedef {object} ListedPackage
 * @property {string} path the installed folder
 * @property {Readonly<Record<string, ListedPackage>>} [dependencies]
 */

/**
 * The fields of a package.json that the bill of materials contains.
 *
 * @typedef {{ name: string, version: string, license?: string, description?: string }} Manifest
 */

/**
 * Returns the software bill of materials of the published packages and their dependencies, as CycloneDX 1.6 in JSON. It
 * contains no date and no random number, so the same packages have the same bill.
 *
 * @param {readonly ListedPackage[]} packages the published packages
 * @param {(path: string) => Manifest} manifestIn reads the package.json of a folder
 * @param {(id: string) => string | null} integrityOf returns the integrity of a package of the registry, such as
 *   `sha512-…`, by its `name@version`
 * @returns {string}
 */
export function sbomOf(packages, manifestIn, integrityOf) {
  const components = new Map();
  /** @param {ListedPackage} listed */
  const componentOf = ({ path, dependencies }) => {
    const known = components.get(path) ?? newComponent(manifestIn(path), integrityOf);
    components.set(path, known);
    for (const each of Object.values(dependencies ?? {})) known.dependencies.add(componentOf(each).bomRef);
    return known;
  };
  const bom = new Models.Bom();
  const whole = new Models.Component(Enums.ComponentType.Application, "thunderjack", { bomRef: "thunderjack" });
  for (const each of packages) whole.dependencies.add(componentOf(each).bomRef);
  bom.metadata.component = whole;
  for (const component of components.values()) bom.components.add(component);
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

/**
 * @param {Manifest} manifest
 * @param {(id: string) => string | null} integrityOf
 */
function newComponent({ name, version, license, description }, integrityOf) {
  const id = `${name}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: id,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(description === undefined ? {} : { description }),
  });
  const licence = CHECKED_LICENCES[id] ?? license;
  if (licence === undefined) throw new Error(`${id} has no licence.`);
  component.licenses.add(
    SPDX.isSupportedSpdxId(licence) ? new Models.SpdxLicense(licence) : new Models.LicenseExpression(licence),
  );
  const [algorithm, digest] = integrityOf(id)?.split("-") ?? [];
  if (algorithm === "sha512" && digest !== undefined) {
    component.hashes.set(Enums.HashAlgorithm["SHA-512"], Buffer.from(digest, "base64").toString("hex"));
  }
  return component;
}
