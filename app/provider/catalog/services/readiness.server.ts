import { type CacheEntry, cachified } from "@epic-web/cachified";
import { withDeadline } from "~/base/platform/deadline.server";
import { singleton } from "~/base/platform/singleton.server";
import { pingProvider } from "~/provider/provider.server";
import { catalog } from "./catalog.server";

const LIMIT_MS = 3_000;
const CACHED_MS = 5_000;

interface ReadinessOptions {
  /** Resolves when the provider can respond; may reject. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** Whether the catalog can be shown without the provider. */
  readonly hasList: () => boolean;
}

/**
 * Whether pages can be served: the provider is reachable, or the catalog is cached. The provider is asked at most once
 * in 5 s, however often the probe runs, with a time limit of 3 s.
 *
 * @returns a function that never rejects
 */
export function createReadiness({ ask, hasList }: ReadinessOptions): () => Promise<boolean> {
  const cache = new Map<string, CacheEntry<boolean>>();
  const isAnswered = () =>
    withDeadline(LIMIT_MS, ask).then(
      () => true,
      () => false,
    );
  const isReachable = () => cachified({ cache, key: "reachable", ttl: CACHED_MS, getFreshValue: isAnswered });
  return async () => (await isReachable()) || hasList();
}

/** Whether pages can be served. */
export function isReady(): Promise<boolean> {
  const hasList = () => catalog().hasList();
  return singleton("readiness", () => createReadiness({ ask: pingProvider, hasList }))();
}
