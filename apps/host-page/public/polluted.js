/*
 * Adds properties to built-in prototypes, as old libraries and careless merges of hostile objects do. All of them are
 * enumerable, so `for … in` finds them. Some have the same names as options of the game.
 */
Object.prototype.extend = function extend() {};
Object.prototype.polluted = "yes";
Object.prototype[""] = 1;
Array.prototype.remove = function remove() {};
Array.prototype.last = "polluted";
Function.prototype.inherits = function inherits() {};
String.prototype.markup = "<b>polluted</b>";

// These properties throw when the library reads them. Tools that inspect the page may read them.
for (const name of ["danger", "trap", "onclick"]) {
  Object.defineProperty(Object.prototype, name, {
    enumerable: true,
    configurable: true,
    get() {
      const { stack } = new Error();
      if (/\/thunderjack[\w-]*[/.]/.test(stack)) throw new Error(`The library read the polluted "${name}".`);
      return undefined;
    },
    set() {},
  });
}

// The names of properties that the library reads from rule sets, commands, events, rejections and errors.
const OPTIONS = {
  preset: "roulette",
  decks: 99,
  bets: { right: 7 },
  amount: 1,
  hand: "left-4",
  seed: "known",
  detail: "polluted",
  problem: "polluted",
  message: "polluted",
};
for (const [name, value] of Object.entries(OPTIONS)) {
  Object.defineProperty(Object.prototype, name, { value, enumerable: true, configurable: true, writable: true });
}
