import fc from "fast-check";

/**
 * Ordinary runs always use the same random plays. If a test fails, the last change is the cause. The deep run
 * (`DEEP=1`) uses new and more random plays.
 */
if (!process.env.DEEP) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
