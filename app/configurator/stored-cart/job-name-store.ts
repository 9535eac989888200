import type { NotStored } from "./cart-storage";
import { readJobName, toJobName, writeJobName } from "./job-name";

export interface JobNameSnapshot {
  readonly name: string;
  readonly notStored: NotStored | null;
}

export interface JobNameStore {
  getSnapshot(): JobNameSnapshot;
  subscribe(listener: () => void): () => void;
  set(text: string): void;
}

export const NO_JOB_NAME: JobNameSnapshot = { name: "", notStored: null };

export function jobNameKey(brandKey: string): string {
  return `${brandKey}-job-name`;
}

/**
 * The name of the job that a cart is for, stored as the cart is: versioned, the same in every tab, and kept for the
 * visit if the browser refuses to store it.
 *
 * @param storage may throw or return null
 * @param onOtherTab registers a listener for changes made elsewhere; it receives the key that changed, or `null` if any
 * may have
 */
export function createJobNameStore(
  key: string,
  storage: () => Storage | null,
  onOtherTab: (listener: (key: string | null) => void) => void,
): JobNameStore {
  let snapshot: JobNameSnapshot | undefined;
  const listeners = new Set<() => void>();

  function stored(): { text: string | null; readable: boolean } {
    try {
      return { text: storage()?.getItem(key) ?? null, readable: true };
    } catch {
      return { text: null, readable: false };
    }
  }

  function read(): JobNameSnapshot {
    const reading = readJobName(stored().text);
    if (reading.kind === "newer") return { name: "", notStored: "newer-version" };
    return { name: reading.name, notStored: null };
  }

  function write(name: string): NotStored | null {
    if (readJobName(stored().text).kind === "newer") return "newer-version";
    try {
      const store = storage();
      store?.setItem(key, writeJobName(name));
      return store ? null : "storage-failed";
    } catch {
      return "storage-failed";
    }
  }

  function publish(next: JobNameSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  onOtherTab((changed) => {
    if (changed !== key && changed !== null) return;
    if (snapshot?.notStored !== "storage-failed") publish(read());
  });

  return {
    getSnapshot() {
      snapshot ??= read();
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(text) {
      const name = toJobName(text);
      publish({ name, notStored: write(name) });
    },
  };
}
