/** Loads the table and the replay from another origin, which the policy of the page names. */
const { cdn } = document.documentElement.dataset;
await import(`${cdn}/thunderjack.js`);
await import(`${cdn}/thunderjack-replay.js`);
