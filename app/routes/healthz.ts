import { NOT_CACHED } from "~/base/platform/cache-policy.server";

/** Answers as long as the process is up. */
export function loader() {
  return new Response("ok\n", { headers: { ...NOT_CACHED, "Content-Type": "text/plain" } });
}
