/** The gradients, clips and filters of a picture. Equal definitions are written once. */
export class Definitions {
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();

  /**
   * @param prefix the beginning of all ids, which is unique in the document that contains the picture
   * @throws RangeError when it is not a letter, or a letter with letters, digits, hyphens and underscores
   */
  constructor(prefix: string) {
    if (!/^[A-Za-z][\w-]*$/.test(prefix)) {
      throw new RangeError(`"${prefix}" cannot begin the ids: use a letter, then letters, digits, - or _.`);
    }
    this.#prefix = prefix;
  }

  /** The definitions as SVG. */
  get markup(): string {
    return [...this.#ids].map(([definition, id]) => definition.replace(" ", ` id="${id}" `)).join("");
  }

  /** Returns the id of a definition. */
  add(name: string, attributes: string, content: string): string {
    const definition = `<${name} ${attributes.trimStart()}>${content}</${name}>`;
    const known = this.#ids.get(definition);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${this.#ids.size}`;
    this.#ids.set(definition, id);
    return id;
  }
}
