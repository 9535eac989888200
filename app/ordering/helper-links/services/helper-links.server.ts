import { orNullIfBusy, withDatabase } from "~/base/database/or-unavailable.server";
import { env } from "~/base/platform/env.server";
import type { LinkedOrder } from "~/ordering/orders/order";
import { type HelperLink, helperPath } from "../helper-link";
import * as stored from "../helper-links.server";

const UNAVAILABLE = "The links could not be loaded";
const NO_ORDER = "The order could not be loaded";
const FAILED = "We cannot tell whether that was saved. Open this page again to see.";

/** The links of an order, the oldest first; `null` if there is no such order. Throws UpstreamFailure. */
export const listHelperLinks = (link: string): Promise<readonly HelperLink[] | null> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.listHelperLinks(db, link));

/** Makes a link, and returns its address, which cannot be shown again. Throws UpstreamFailure. */
export async function makeHelperLink(
  link: string,
  label: string,
): Promise<{ readonly address: string } | "unknown" | "full"> {
  const made = await withDatabase(FAILED, (database, now) => stored.makeHelperLink(database, link, label, now));
  return typeof made === "string" ? made : { address: `${env().publicOrigin}${helperPath(made.code)}` };
}

/** Ends a link; returns whether there is such an order. Throws UpstreamFailure. */
export const endHelperLink = (link: string, id: number): Promise<boolean> =>
  withDatabase(FAILED, (database) => stored.endHelperLink(database, link, id));

const findByCode = (code: string) => withDatabase(NO_ORDER, ({ db }, now) => stored.findByHelperCode(db, code, now));

/** The order that a helper's link leads to; `null` if the link has ended. Throws UpstreamFailure. */
export async function findHelpersOrder(code: string): Promise<LinkedOrder | null> {
  return findByCode(code);
}

/** Finds the order for a page of the helper's, and notes that the link was opened. Throws UpstreamFailure. */
export async function openHelpersOrder(code: string): Promise<LinkedOrder | null> {
  const found = await findByCode(code);
  if (!found) return null;
  const { order, link, isToNote } = found;
  if (isToNote) {
    await orNullIfBusy(withDatabase(NO_ORDER, (database, now) => stored.noteHelperOpening(database, code, now)));
  }
  return { order, link };
}
