/**
 * Returns the first items of a list that only grows, as an array that does not grow and cannot be changed. The items are
 * not copied, so this takes the same time for every length.
 *
 * @param list a list to which items are only appended
 * @param count the number of items
 */
export function firstItems<Item>(list: readonly Item[], count: number): readonly Item[] {
  const isAfter = (key: string | symbol) => typeof key === "string" && Number(key) >= count;
  const refuse = () => false;
  return new Proxy(list, {
    get: (target, key) => (key === "length" ? count : isAfter(key) ? undefined : Reflect.get(target, key)),
    has: (target, key) => !isAfter(key) && Reflect.has(target, key),
    getOwnPropertyDescriptor: (target, key) =>
      isAfter(key) ? undefined : Reflect.getOwnPropertyDescriptor(target, key),
    ownKeys: (target) => Reflect.ownKeys(target).filter((key) => !isAfter(key)),
    defineProperty: refuse,
    deleteProperty: refuse,
    preventExtensions: refuse,
    setPrototypeOf: refuse,
  });
}
