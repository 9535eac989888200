import { createHmac } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { sessionSecrets } from "./session-secret.server";

type Shown = Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">;

/**
 * The `nonce` that marks the shop's own inline scripts in a document (decision 118). It follows from all that the page
 * shows and a secret: the same page has the same one, and nothing that a page shows can hold its own.
 */
export function scriptMark(path: string, { loaderData, actionData, errors }: Shown): string {
  const [secret = ""] = sessionSecrets();
  const shown = JSON.stringify([path, loaderData, actionData, errors]);
  return createHmac("sha256", secret).update(`script mark ${shown}`).digest("base64url").slice(0, 22);
}
