/** Loads the table from another origin, which the policy of the page names. */
const { cdn } = document.documentElement.dataset;
await import(`${cdn}/thunderjack.js`);
