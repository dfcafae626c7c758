import { configure as configureShadow } from "shadow-dom-testing-library";
import { configure } from "storybook/test";

/*
 * The time limit of the queries in play functions. It is long because the machine may be busy, and is only a guard
 * against a hang.
 */
for (const set of [configure, configureShadow]) set({ asyncUtilTimeout: 30_000 });
