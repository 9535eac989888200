import { NOT_CACHED } from "~/platform/cache-policy.server";
import { isEnding } from "~/platform/shutdown.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import { createReadiness } from "~/services/readiness.server";

const said = (status: number, line: string) =>
  new Response(`${line}\n`, { status, headers: { ...NOT_CACHED, "Content-Type": "text/plain" } });

/** The process is up. */
export const liveness = async (): Promise<Response> => said(200, "ok");

/** Answers whether the provider can serve shops: the process is not shutting down, and its data can be reached. */
export function readinessOf({ ping }: Pick<BackendHandle, "ping">): () => Promise<Response> {
  const isReady = createReadiness({ ask: ping, hasStock: () => false });
  return async () => {
    if (isEnding()) return said(503, "the provider is about to end");
    return (await isReady()) ? said(200, "ready") : said(503, "the provider's data cannot be reached");
  };
}
