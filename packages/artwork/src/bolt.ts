/** A forked bolt as SVG path data, in a box of 1 by 1 centred on the origin. It is the mark of the table. */
export const BOLT_PATH = "M.12 -.5L-.3 .1L-.04 .06L-.2 .5L.02 .2L.16 .34L.12 .06L.3 -.16L.02 -.12Z";
