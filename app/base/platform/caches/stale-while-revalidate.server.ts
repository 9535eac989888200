import { isDeepStrictEqual } from "node:util";
import { type Cache, cachified, isExpired } from "@epic-web/cachified";
import { MINUTE_MS } from "~/base/time/time";
import { meter } from "../metrics/meter.server";

/** Products and settings stay fresh as long as the specification says of product data (section 9). */
const FRESH_MS = 5 * MINUTE_MS;
const SERVED_MS = 24 * 60 * MINUTE_MS;

const PAUSE_MS = 5_000;

const MISSING_MS = MINUTE_MS;

/**
 * One load at a time for any number of callers. While a new value loads, or after that failed, the old one is served,
 * for a day at most; `null` is cached for a minute. A new value that equals the old one is the same object, so that
 * nothing has to be derived from it again.
 *
 * @throws the load's own error, if there is nothing to serve
 */
export function fresh<T>(cache: Cache<T>, key: string, load: () => Promise<T>, mustReload = false): Promise<T> {
  meter()?.cacheRead();
  return cachified<T>({
    cache,
    key,
    forceFresh: mustReload,
    fallbackToCache: false,
    ttl: FRESH_MS,
    swr: SERVED_MS - FRESH_MS,
    async getFreshValue({ metadata, background }) {
      try {
        const loaded = await load();
        meter()?.cacheLoaded("ok");
        const before = (await cache.get(key))?.value;
        const value = before !== undefined && isDeepStrictEqual(before, loaded) ? before : loaded;
        metadata.createdTime = Date.now();
        if (value === null) Object.assign(metadata, { ttl: MISSING_MS, swr: 0 });
        return value;
      } catch (error) {
        meter()?.cacheLoaded("failed");
        const old = background ? await cache.get(key) : null;
        if (!old || isExpired(old.metadata) === true) throw error;
        const { createdTime } = old.metadata;
        const ttl = Math.min(Date.now() - createdTime + PAUSE_MS, SERVED_MS);
        Object.assign(metadata, { createdTime, ttl, swr: SERVED_MS - ttl });
        return old.value;
      }
    },
  });
}

export function withOnChange<T>(cache: Cache<T>, onChange: () => void): Cache<T> {
  return {
    get: (key) => cache.get(key),
    async set(key, entry) {
      const before = await cache.get(key);
      await cache.set(key, entry);
      if (before && !isDeepStrictEqual(before.value, entry.value)) onChange();
    },
    delete: (key) => cache.delete(key),
  };
}
