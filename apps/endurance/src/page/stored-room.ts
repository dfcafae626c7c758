/** What lies in the databases of this page's origin. */
export interface StoredRoom {
  /** Records in all of them. */
  readonly rows: number;
  /** What those records hold, in characters of JSON. */
  readonly characters: number;
  /** What the browser says that the origin takes on disk: with its logs, which it clears up when it likes. */
  readonly usage: number;
}

/** Counts everything that is stored, whoever stored it. */
export async function storedRoom(): Promise<StoredRoom> {
  let [rows, characters] = [0, 0];
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await answered(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      for (const record of await answered(database.transaction(store).objectStore(store).getAll())) {
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

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
