// What this browser keeps of the server, in IndexedDB: the lists and tables seen last, and answers that wait to be sent.
// The cookie that gives the seats is never part of it: scripts cannot read it.

export type Store = "lists" | "views" | "answers";

const STORES: Store[] = ["lists", "views", "answers"];
let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("clockwood", 1);
    request.onupgradeneeded = () => STORES.forEach((store) => request.result.createObjectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
  return database;
}

async function run<T>(
  store: Store,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(store, mode);
  return new Promise((resolve, reject) => {
    const request = act(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("not stored"));
  });
}

/** Keeps a value; returns whether it is stored. A browser that stores nothing can still play. */
export function keep(store: Store, key: string, value: object): Promise<boolean> {
  return run(store, "readwrite", (rows) => rows.put(value, key)).then(
    () => true,
    () => false,
  );
}

export function kept<T>(store: Store, key: string): Promise<T | undefined> {
  return run<T | undefined>(store, "readonly", (rows) => rows.get(key) as IDBRequest<T | undefined>).catch(
    () => undefined,
  );
}

export function allKept<T>(store: Store): Promise<T[]> {
  return run<T[]>(store, "readonly", (rows) => rows.getAll() as IDBRequest<T[]>).catch(() => []);
}

export async function drop(store: Store, key: string): Promise<void> {
  await run(store, "readwrite", (rows) => rows.delete(key)).catch(() => undefined);
}
