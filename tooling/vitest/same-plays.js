import fc from "fast-check";

/**
 * Random plays are the same in every ordinary run, so that a red run says something about the last change and not
 * about luck. The deep run (`DEEP=1`) draws new ones each time, and more of them.
 */
if (!process.env.DEEP) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
