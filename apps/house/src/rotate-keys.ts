import { withStore } from "./command-store.js";

/*
 * Encrypts all seeds with the first key of HOUSE_KEYS: `node dist/rotate-keys.js`. The keys with which they were encrypted follow in
 * HOUSE_KEYS. It prints the number of seeds that were encrypted with another key. DATABASE_URL is that of the house.
 */

await withStore(async (store) => console.log(JSON.stringify({ seeds: await store.rotateKeys() })));
