import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/** The names of the templates. */
export const TEMPLATES = ["dom", "canvas"] as const;

/** The name of a template. */
export type Template = (typeof TEMPLATES)[number];

/** An error with a message for the user: the folder or its name cannot be used. */
export class ProjectError extends Error {}

/** The longest name of a package on npm. */
const LONGEST_NAME = 214;

/** A name that is valid for a package and for a folder. */
const NAME = /^[a-z0-9][a-z0-9._-]*$/;

const inPackage = (path: string) => join(import.meta.dirname, "..", path);

/**
 * Creates a project from a template.
 *
 * @param folder the folder of the project, relative to `from`. It must not exist, or be empty.
 * @returns the absolute path of the folder
 * @throws ProjectError if the folder has files, or if its name is not valid for a package
 */
export function createProject(folder: string, { template, from }: { template: Template; from: string }): string {
  const path = resolve(from, folder);
  const name = basename(path);
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw new ProjectError(
      `"${name}" is not a valid name for a package. Use lower-case letters, digits, ".", "_" and "-", and begin with a letter or a digit.`,
    );
  }
  if (existsSync(path) && !(statSync(path).isDirectory() && readdirSync(path).length === 0))
    throw new ProjectError(`${path} already exists and is not an empty folder.`);
  mkdirSync(path, { recursive: true });
  for (const source of ["base", template]) cpSync(inPackage(`templates/${source}`), path, { recursive: true });
  // npm does not pack files named .gitignore.
  renameSync(join(path, "gitignore"), join(path, ".gitignore"));
  nameProject(join(path, "package.json"), name);
  return path;
}

/** Writes the name of the project, and the version of the packages of Thunderjack, which is that of this package. */
function nameProject(file: string, name: string): void {
  const { version } = JSON.parse(readFileSync(inPackage("package.json"), "utf8"));
  const text = readFileSync(file, "utf8").replace('"name": ""', `"name": "${name}"`);
  writeFileSync(file, text.replaceAll('"VERSION"', `"^${version}"`));
}
