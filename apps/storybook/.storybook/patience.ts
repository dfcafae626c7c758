import { configure as configureShadow } from "shadow-dom-testing-library";
import { configure } from "storybook/test";

/*
 * The time limit of the queries in play functions. It only guards against a hang, because the machine may be busy.
 */
for (const set of [configure, configureShadow]) set({ asyncUtilTimeout: 30_000 });
