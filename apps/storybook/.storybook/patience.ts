import { configure as configureShadow, getElementError } from "shadow-dom-testing-library";
import { configure } from "storybook/test";

/*
 * The time limit of the queries in play functions. It is long because the machine may be busy, and is only a guard
 * against a hang.
 */
for (const set of [configure, configureShadow]) set({ asyncUtilTimeout: 30_000 });

/*
 * An error prints the whole page with all shadow roots. A query that waits creates an error in each attempt, and only
 * the error of its last attempt is shown. So the page is printed when the message is read.
 */
configureShadow({
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    }),
});
