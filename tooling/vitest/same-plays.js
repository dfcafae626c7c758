import fc from "fast-check";

/**
 * Ordinary runs always use the same random cases, so that a failing test is caused by the last change. The deep run
 * (`DEEP=1`) uses new random cases, and more of them.
 */
if (!process.env.DEEP) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
