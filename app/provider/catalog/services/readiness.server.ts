import { type CacheEntry, cachified } from "@epic-web/cachified";
import { withDeadline } from "~/base/platform/deadline.server";
import { singleton } from "~/base/platform/singleton.server";
import { pingProvider } from "~/provider/provider.server";
import { catalog } from "./catalog.server";

const LIMIT_MS = 3_000;
const CACHED_MS = 5_000;

interface ReadinessOptions {
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  readonly hasList: () => boolean;
}

/**
 * Whether pages can be served; never rejects. The provider is asked at most once in 5 s, however often the probe runs.
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

export function isReady(): Promise<boolean> {
  const hasList = () => catalog().hasList();
  return singleton("readiness", () => createReadiness({ ask: pingProvider, hasList }))();
}
