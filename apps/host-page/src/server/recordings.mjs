/**
 * @typedef {object} SharedRecording
 * @property {string} id the name of its page and of its picture
 * @property {string} title
 * @property {string} description
 * @property {string} src a file or a share link
 * @property {number} moment the position of its picture
 * @property {string} alt the text alternative of its picture
 */

/**
 * The recordings that the host pages share. Each has a page, a frame for other sites, and a picture.
 *
 * @type {readonly SharedRecording[]}
 */
export const RECORDINGS = [
  {
    id: "storm",
    title: "Three rounds of Thunderjack",
    description: "A Blitz, a split and a Thunderjack, to play event by event.",
    src: "#tj1.usGlUhAgAZAALg0iARoCJ6pCUzJsKocI6eeLiSkHcv2ZDUmEyDhNvjfEzT1FYA",
    moment: 12,
    alt: "Four cards of a Blitz against a nine of the dealer",
  },
  {
    id: "round",
    title: "A round of vingt-et-un",
    description: "A recorded round under the rules of vingt-et-un.",
    src: "/round.tjr",
    moment: 12,
    alt: "A lost round: 11 points against 19 of the dealer",
  },
];

/** The size of the pictures in pixels, as OpenGraph suggests it. */
export const PICTURE = { width: 1200, height: 630 };
