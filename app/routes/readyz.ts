import { NOT_CACHED } from "~/platform/cache-policy.server";
import { isEnding } from "~/platform/shutdown.server";
import { isReady } from "~/services/readiness.server";

async function obstacle(): Promise<string | null> {
  if (isEnding()) return "the shop is about to end";
  return (await isReady()) ? null : "the provider cannot be reached, and nothing of it is kept";
}

/** Visitors may be sent here: the shop is not about to end, and it can show its catalogue. */
export async function loader() {
  const why = await obstacle();
  return new Response(`${why ?? "ready"}\n`, {
    status: why ? 503 : 200,
    headers: { ...NOT_CACHED, "Content-Type": "text/plain" },
  });
}
