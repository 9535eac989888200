import { randomBytes } from "node:crypto";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { mailShop } from "~/house/mail/frame.server";
import type { RemakeRequest } from "../remake-form";
import { type RemakeOutcome, remakeLinks as readLinks, makeRemake as storeRemake } from "../remakes.server";

const UNAVAILABLE = "The orders could not be loaded";
const FAILED =
  "We cannot tell whether the pieces are made again. Open the order to see, or press the button once more: the same remake is stored only once.";

export const newRemakeKey = (): string => randomBytes(16).toString("hex");

/**
 * Makes pieces of an order again as an admin. Throws UpstreamFailure, also if it is unknown whether that was stored.
 */
export async function makeRemake(actorId: string, number: string, sent: RemakeRequest): Promise<RemakeOutcome> {
  const database = await shopDatabase();
  return orUnavailable(FAILED, storeRemake(database, { number, sent, actorId, shop: mailShop() }, Date.now()));
}

/** The secrets of the pages of an order's original and remakes, by number. Throws UpstreamFailure. */
export async function remakeLinks(link: string): Promise<Readonly<Record<string, string>>> {
  return orUnavailable(UNAVAILABLE, readLinks((await shopDatabase()).db, link));
}
