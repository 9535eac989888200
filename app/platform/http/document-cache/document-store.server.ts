import { LRUCache } from "lru-cache";
import { log } from "../../log.server";
import { type Answer, prepareAnswer, sizeOf, withCoding } from "./answer.server";
import { brotliQueue, isCompressible } from "./codings.server";
import { type Freshness, freshnessOf, type Reading } from "./freshness.server";
import type { MadeAnswer } from "./inner-request.server";

/** What all stored answers may take of the memory together, in bytes. */
const MAX_BYTES = 24 * 1024 * 1024;

/** The largest body that is stored, in bytes. */
const MAX_BODY_BYTES = 512 * 1024;

/** How long to wait after a failed refresh before trying again, in milliseconds; the old answer is sent meanwhile. */
const PAUSE_MS = 5_000;

/** An answer to send, with its age in seconds and how it may be used. */
export interface Found extends Reading {
  readonly answer: Answer;
}

interface Entry {
  readonly answer: Answer;
  readonly freshness: Freshness;
  retryAt: number;
}

/** What came of making an answer. */
export interface Outcome {
  /** `undefined` where none could be made. */
  readonly answer: Answer | undefined;
  /** Whether others may have it too. */
  readonly isStored: boolean;
  /** The answer was made from what was forgotten while it was made. */
  readonly isOutdated: boolean;
}

interface Flight {
  readonly outcome: Promise<Outcome>;
  isOutdated: boolean;
}

interface StoreOptions {
  /** Makes the answer to a target; may reject. */
  readonly make: (target: string) => Promise<MadeAnswer>;
  /** Milliseconds of a clock that is never set back. */
  readonly now: () => number;
  readonly maxBytes?: number;
}

export interface DocumentStore {
  /** The stored answer, unless it may not be used any more. */
  find(key: string): Found | undefined;
  /** Whether making it anew has just failed. */
  isPausing(key: string): boolean;
  /** Whether an answer is being made. */
  underway(key: string): Promise<Outcome> | undefined;
  /** Makes an answer and stores it if it may be; one at a time for each key. Never rejects. */
  refresh(key: string): Promise<Outcome>;
  /** Removes one stored answer; one that is being made is not stored either. */
  forget(key: string): void;
  /** Removes all stored answers; those being made are not stored either. */
  purge(): void;
}

/** A failing shop, for which an old answer stands in (RFC 5861, section 4). */
const isFailure = (status: number) => [500, 502, 503, 504].includes(status);

/** The stored answers, by key: the least recently used ones are dropped when the memory set aside for them is full. */
export function createDocumentStore({ make, now, maxBytes = MAX_BYTES }: StoreOptions): DocumentStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
  });
  const flights = new Map<string, Flight>();
  const brotli = brotliQueue();

  async function addBrotli(key: string, entry: Entry): Promise<void> {
    if (entry.answer.coded.br || !isCompressible(entry.answer.plain.bytes)) return;
    const isWanted = () => entries.peek(key) === entry;
    const bytes = await brotli(entry.answer.plain.bytes, isWanted);
    if (bytes && isWanted()) entries.set(key, { ...entry, answer: withCoding(entry.answer, "br", bytes) });
  }

  function settle(key: string, made: MadeAnswer, answer: Answer, isOutdated: boolean): boolean {
    if (isFailure(made.status)) {
      pause(key);
      return false;
    }
    const isTooLarge = made.body.byteLength > MAX_BODY_BYTES;
    const freshness = isOutdated || isTooLarge ? undefined : freshnessOf(made.status, made.headers, now);
    if (!freshness) {
      entries.delete(key);
      return false;
    }
    const entry = { answer, freshness, retryAt: 0 };
    entries.set(key, entry);
    addBrotli(key, entry).catch((error) => log.error("documents.brotli", { error }));
    return true;
  }

  function pause(key: string): void {
    const entry = entries.peek(key);
    if (entry) entry.retryAt = now() + PAUSE_MS;
  }

  async function fly(key: string, flight: Pick<Flight, "isOutdated">): Promise<Outcome> {
    try {
      const made = await make(key);
      const answer = await prepareAnswer(made, entries.peek(key)?.answer);
      const { isOutdated } = flight;
      return { answer, isStored: settle(key, made, answer, isOutdated), isOutdated };
    } catch (error) {
      log.error("documents.refresh", { error });
      pause(key);
      return { answer: undefined, isStored: false, isOutdated: flight.isOutdated };
    } finally {
      flights.delete(key);
    }
  }

  function outdate(flight: Flight | undefined): void {
    if (flight) flight.isOutdated = true;
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const reading = entry.freshness();
      if (reading.usability !== "gone") return { answer: entry.answer, ...reading };
      entries.delete(key);
      return undefined;
    },
    isPausing: (key) => now() < (entries.peek(key)?.retryAt ?? 0),
    underway: (key) => flights.get(key)?.outcome,
    refresh(key) {
      const underway = flights.get(key);
      if (underway) return underway.outcome;
      const state = { isOutdated: false };
      const flight = Object.assign(state, { outcome: Promise.resolve().then(() => fly(key, state)) });
      flights.set(key, flight);
      return flight.outcome;
    },
    forget(key) {
      entries.delete(key);
      outdate(flights.get(key));
    },
    purge() {
      entries.clear();
      for (const flight of flights.values()) outdate(flight);
    },
  };
}
