import fc from "fast-check";

/**
 * Ordinary runs use the same random plays, so that a failure is caused by the last change. The deep run (`DEEP=1`) uses
 * new and more random plays.
 */
if (!process.env.DEEP) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
