import type { ActionFunctionArgs } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { notFound } from "~/base/platform/http-errors.server";
import { readCapped } from "~/base/platform/posts/read-body.server";
import { receiveNotification } from "~/ordering/invoicing/services/notifications.server";

/** A product with all its variants takes a few hundred kilobytes. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Webhooks from Shopify: signed over the bytes of the body, and not sent by a browser. */
export async function action({ request }: ActionFunctionArgs) {
  const body = await readCapped(request, MAX_BODY_BYTES);
  const isGenuine = await receiveNotification({ header: (name) => request.headers.get(name), body });
  if (isGenuine === null) throw notFound("There is nothing here.");
  return new Response(null, { status: isGenuine ? 200 : 401, headers: NOT_CACHED });
}

/** Not a page: a GET is answered as for an unknown address. */
export function loader() {
  throw notFound("There is nothing here.");
}
