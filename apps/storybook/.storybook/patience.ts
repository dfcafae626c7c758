import { configure as configureShadow } from "shadow-dom-testing-library";
import { configure } from "storybook/test";

/*
 * What a play function looks for comes as soon as the machine has drawn it, and that may be busy: how long it looks at
 * most guards against a hang.
 */
for (const set of [configure, configureShadow]) set({ asyncUtilTimeout: 30_000 });
