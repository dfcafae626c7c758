/*
 * What old libraries did to a page, and what a careless merge of a hostile object does. Everything is enumerable, so that
 * `for … in` meets it; and some of it is named like an option of the game, so that an object without that option has it.
 */
Object.prototype.extend = function extend() {};
Object.prototype.polluted = "yes";
Object.prototype[""] = 1;
Array.prototype.remove = function remove() {};
Array.prototype.last = "polluted";
Function.prototype.inherits = function inherits() {};
String.prototype.markup = "<b>polluted</b>";

// Read by the library, it is heard of; tools that look at the page read everything.
for (const name of ["danger", "trap", "onclick"]) {
  Object.defineProperty(Object.prototype, name, {
    enumerable: true,
    configurable: true,
    get() {
      const { stack } = new Error();
      if (/\/thunderjack[\w-]*[/.]/.test(stack)) throw new Error(`Somebody read the polluted "${name}".`);
      return undefined;
    },
    set() {},
  });
}

// What rule sets, events, and commands hold, or may leave out.
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
