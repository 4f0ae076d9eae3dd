/** What the house keeps, in the browser's own storage: three shelves of keys and bytes. It knows nothing of what they mean. */
export const SHELVES = ["tables", "entries", "notes"] as const;
export type Shelf = (typeof SHELVES)[number];
export type Deed = [what: "put" | "add" | "drop", shelf: Shelf, key: string, value: Uint8Array];

/** Something lies already where something was to be added: another tab was faster. */
export class Lost extends Error {
  override readonly name = "Lost";
}

/** With another one shelves may be added; those of an older one stay as they are. */
const EDITION = 1;
/** After every key that begins like this. */
const AFTER = "\uffff";

export class Store {
  private constructor(private readonly kept: IDBDatabase) {}

  static async open(name: string): Promise<Store> {
    const asked = indexedDB.open(name, EDITION);
    asked.onupgradeneeded = () => {
      const there = asked.result.objectStoreNames;
      for (const shelf of SHELVES) if (!there.contains(shelf)) asked.result.createObjectStore(shelf);
    };
    const kept = await answered(asked);
    // A newer page in another tab keeps things otherwise: it is not to wait for this one.
    kept.onversionchange = () => kept.close();
    return new Store(kept);
  }

  /** Everything whose key begins like this, in the order of the keys. */
  async read(shelf: Shelf, prefix: string): Promise<[key: string, value: Uint8Array][]> {
    const place = this.kept.transaction(shelf).objectStore(shelf);
    const range = IDBKeyRange.bound(prefix, prefix + AFTER);
    const [keys, values] = await Promise.all([answered(place.getAllKeys(range)), answered(place.getAll(range))]);
    return keys.map((key, at) => [String(key), values[at] as Uint8Array]);
  }

  /** All or nothing, and safe when it returns. Raises Lost, and QuotaExceededError where there is no room. */
  async keep(deeds: readonly Deed[]): Promise<void> {
    const shelves = [...new Set(deeds.map(([, shelf]) => shelf))];
    const change = this.kept.transaction(shelves, "readwrite", { durability: "strict" });
    const done = finished(change);
    try {
      for (const [what, shelf, key, value] of deeds) {
        const place = change.objectStore(shelf);
        if (what === "drop") place.delete(key);
        else place[what](value, key);
      }
    } catch (problem) {
      change.abort();
      await done.catch(() => undefined);
      throw problem;
    }
    return done;
  }
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** Why a change was not made is said by its first failure. */
function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error?.name === "ConstraintError" ? new Lost() : change.error);
  });
}
