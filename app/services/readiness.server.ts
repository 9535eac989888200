import { type CacheEntry, cachified } from "@epic-web/cachified";
import { withDeadline } from "~/platform/deadline.server";
import { singleton } from "~/platform/singleton.server";
import { pingProvider } from "~/provider/provider.server";

const LIMIT_MS = 3_000;
const KEPT_MS = 5_000;

interface ReadinessOptions {
  /** Resolves when the provider can respond; may reject. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Whether the provider is reachable: asked at most once in 5 s however often the probe comes, with a time limit of 3 s.
 *
 * @returns a function that never rejects
 */
export function createReadiness({ ask }: ReadinessOptions): () => Promise<boolean> {
  const cache = new Map<string, CacheEntry<boolean>>();
  const isAnswered = () =>
    withDeadline(LIMIT_MS, ask).then(
      () => true,
      () => false,
    );
  return () => cachified({ cache, key: "ready", ttl: KEPT_MS, getFreshValue: isAnswered });
}

/** Whether pages can be served: the provider responds. */
export function isReady(): Promise<boolean> {
  return singleton("readiness", () => createReadiness({ ask: pingProvider }))();
}
