import { createHmac } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { sessionSecrets } from "./session-secret.server";

type Shown = Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">;

/**
 * The `nonce` that marks the shop's own inline scripts in a document (decision 118). It is derived from a secret and
 * everything that the page shows: the same page always gets the same one, and content cannot contain the mark of the
 * page that it is on.
 */
export function scriptMark(path: string, { loaderData, actionData, errors }: Shown): string {
  const [secret = ""] = sessionSecrets();
  const shown = JSON.stringify([path, loaderData, actionData, errors]);
  return createHmac("sha256", secret).update(`script mark ${shown}`).digest("base64url").slice(0, 22);
}
