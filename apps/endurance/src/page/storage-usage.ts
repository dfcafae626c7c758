/** The usage of storage by the origin of the page. */
export interface StorageUsage {
  /** The number of records. */
  readonly rows: number;
  /** The length of the records as JSON, in characters. */
  readonly characters: number;
  /** The usage that the browser reports, in bytes. It includes logs that the browser compacts at any time. */
  readonly usage: number;
}

/** Measures all databases and Web Storage of the origin. */
export async function storageUsage(): Promise<StorageUsage> {
  let [rows, characters] = [0, 0];
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await resultOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      for (const record of await resultOf(database.transaction(store).objectStore(store).getAll())) {
        rows++;
        characters += JSON.stringify(record).length;
      }
    }
    database.close();
  }
  for (const storage of [localStorage, sessionStorage]) {
    rows += storage.length;
    characters += JSON.stringify(storage).length;
  }
  return { rows, characters, usage: (await navigator.storage.estimate()).usage ?? 0 };
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
