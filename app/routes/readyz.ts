import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { isEnding } from "~/base/platform/shutdown.server";
import { isReady } from "~/provider/catalog/services/readiness.server";

async function obstacle(): Promise<string | null> {
  if (isEnding()) return "the shop is shutting down";
  return (await isReady()) ? null : "the provider cannot be reached, and no products are cached";
}

/** Ready for visitors: the shop is not shutting down, and it can show its catalog. */
export async function loader() {
  const why = await obstacle();
  return new Response(`${why ?? "ready"}\n`, {
    status: why ? 503 : 200,
    headers: { ...NOT_CACHED, "Content-Type": "text/plain" },
  });
}
