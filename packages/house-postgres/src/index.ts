export { archiveShoes } from "./archive.js";
export { PostgresHouseStore, type PostgresOptions } from "./postgres-house-store.js";
