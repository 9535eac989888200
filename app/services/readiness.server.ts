import { singleton } from "~/platform/singleton.server";
import { withDeadline } from "~/provider/client/deadline.server";
import { pingProvider } from "~/provider/provider.server";

const LIMIT_MS = 3_000;
const KEPT_MS = 5_000;

interface ReadinessOptions {
  /** Resolves when the provider can answer; may reject. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  readonly now: () => number;
}

/**
 * Whether the provider is reachable: asked at most once in 5 s however often the probe comes, given 3 s to answer.
 *
 * @returns a function that never rejects
 */
export function createReadiness({ ask, now }: ReadinessOptions): () => Promise<boolean> {
  let asked: { readonly at: number; readonly ready: Promise<boolean> } | undefined;
  return () => {
    if (!asked || now() - asked.at >= KEPT_MS) asked = { at: now(), ready: isAnswered(ask) };
    return asked.ready;
  };
}

async function isAnswered(ask: ReadinessOptions["ask"]): Promise<boolean> {
  try {
    await withDeadline(LIMIT_MS, ask);
    return true;
  } catch {
    return false;
  }
}

/** Whether pages can be made: the provider answers. */
export function isReady(): Promise<boolean> {
  const ready = singleton("readiness", () => createReadiness({ ask: pingProvider, now: () => performance.now() }));
  return ready();
}
