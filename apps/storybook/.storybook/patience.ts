import { configure as configureShadow, getElementError } from "shadow-dom-testing-library";
import { configure } from "storybook/test";

/*
 * The time limit of the queries in play functions. It is long because the machine may be busy, and only guards against
 * a hang.
 */
for (const set of [configure, configureShadow]) set({ asyncUtilTimeout: 30_000 });

/*
 * The message of an error contains the whole page with all shadow roots. A query that waits creates an error in each
 * attempt, and only the error of the last attempt is shown. The message is therefore created when it is read.
 */
configureShadow({
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    }),
});
