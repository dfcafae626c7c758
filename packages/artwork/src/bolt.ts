/** A bolt of lightning as SVG path data, in a box of 1 by 1 centred on the origin. */
export const BOLT_PATH = "M.1 -.5L-.3 .09H-.03L-.13 .5L.3 -.13H.03Z";
