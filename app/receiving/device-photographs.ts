/** A photograph that stays on the device until it is sent. */
export interface DevicePhotograph {
  readonly id: string;
  readonly file: File;
}

const STORE = "photographs";

/** Where a browser without a database remembers photographs, for as long as the page is open. */
const unsaved = new Map<string, readonly DevicePhotograph[]>();

const databaseName = (brandKey: string) => `${brandKey}-receiving-photographs`;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function opened(brandKey: string): Promise<IDBDatabase> {
  const request = window.indexedDB.open(databaseName(brandKey), 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** The photographs of a list of ticks, by its key. */
export async function loadPhotographs(brandKey: string, key: string): Promise<readonly DevicePhotograph[]> {
  try {
    const database = await opened(brandKey);
    const found: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(key));
    database.close();
    return Array.isArray(found) ? found : (unsaved.get(key) ?? []);
  } catch {
    return unsaved.get(key) ?? [];
  }
}

/**
 * Stores the photographs of a list of ticks; without any, forgets them.
 *
 * @returns whether the browser stored them; otherwise they last as long as the page is open
 */
export async function savePhotographs(
  brandKey: string,
  key: string,
  photographs: readonly DevicePhotograph[],
): Promise<boolean> {
  unsaved.set(key, photographs);
  try {
    const database = await opened(brandKey);
    const store = database.transaction(STORE, "readwrite").objectStore(STORE);
    if (photographs.length === 0) await settled(store.delete(key));
    else await settled(store.put([...photographs], key));
    database.close();
    return true;
  } catch {
    return false;
  }
}
