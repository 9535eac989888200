import type { Answer } from "./answer.server";
import type { DocumentStore } from "./document-store.server";
import type { CacheStatus } from "./send-answer.server";

/** An answer for a visitor. */
export interface Obtained {
  readonly answer: Answer;
  readonly cache: CacheStatus;
  /** In seconds, for an answer that was stored before. */
  readonly age: number | undefined;
}

/** How often a visitor waits for an answer that turns out to be outdated, before going the way without the cache. */
const MAX_WAITS = 3;

/**
 * The stored answer, if it may be sent at once: while it is fresh; while it is made anew, which this begins (RFC 5861,
 * section 3); or after that has just failed (RFC 5861, section 4).
 */
export function storedAnswer(store: DocumentStore, key: string): Obtained | undefined {
  const found = store.find(key);
  if (!found) return undefined;
  const { answer, age, usability } = found;
  if (usability === "fresh") return { answer, age, cache: "hit" };
  const isPausing = store.isPausing(key);
  if (usability === "revalidate" && !isPausing) void store.refresh(key);
  return usability === "revalidate" || isPausing ? { answer, age, cache: "stale" } : undefined;
}

/**
 * An answer for a visitor, made now if there is none. One that may not be stored goes to the visitor that it was made
 * for and to nobody else.
 *
 * @returns `undefined` when the visitor's own request must be answered by itself
 */
export async function obtain(store: DocumentStore, key: string): Promise<Obtained | undefined> {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const underway = store.underway(key);
    const { answer, isStored, isOutdated } = await (underway ?? store.refresh(key));
    if (answer && isStored) return { answer, cache: "miss", age: undefined };
    const stored = storedAnswer(store, key);
    if (stored) return stored;
    if (answer && !underway) return { answer, cache: "miss", age: undefined };
    if (!isOutdated) return undefined;
  }
  return undefined;
}
