import { NOT_CACHED } from "~/platform/cache-policy.server";
import { isReady } from "~/services/readiness.server";

/** The provider is reachable, so pages can be served. */
export async function loader() {
  const ready = await isReady();
  const headers = { ...NOT_CACHED, "Content-Type": "text/plain" };
  return new Response(ready ? "ready\n" : "the provider cannot be reached\n", {
    status: ready ? 200 : 503,
    headers,
  });
}
