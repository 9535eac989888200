import { NOT_CACHED } from "~/platform/cache-policy.server";
import { isEnding } from "~/platform/shutdown.server";
import type { BackendHandle } from "~/provider/contract/backend.server";

/** How long the back end may take to say that it is well, in milliseconds. */
const PING_MS = 2_000;

const said = (status: number, line: string) =>
  new Response(`${line}\n`, { status, headers: { ...NOT_CACHED, "Content-Type": "text/plain" } });

/** The process is up. */
export const liveness = async (): Promise<Response> => said(200, "ok");

/** Shops may be served: the process is not about to end, and its data can be reached. */
export async function readiness({ ping }: Pick<BackendHandle, "ping">): Promise<Response> {
  if (isEnding()) return said(503, "the provider is about to end");
  try {
    await ping(AbortSignal.timeout(PING_MS));
    return said(200, "ready");
  } catch {
    return said(503, "the provider's data cannot be reached");
  }
}
