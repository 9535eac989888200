import { orNullIfBusy, orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { PostedFile } from "~/base/platform/posts/read-files.server";
import { type ClaimMade, makeClaim } from "~/ordering/claims/services/claims.server";
import { MAX_CLAIM_PIECES } from "~/ordering/orders/claims";
import type { Order } from "~/ordering/orders/order";
import { type KeyedTicks, type Receiving, type Tally, type Tickable, tallyOf, tickablesOf } from "../receiving";
import { claimText } from "../receiving-words";
import { findReceiving, insertReceiving, listReceivings as readReceivings, storeReceiving } from "../receivings.server";

const FAILED = "We cannot tell whether the list has arrived. Send it again: the same list is stored only once.";

/** What was ticked off of an order, oldest first; `null` if it could not be loaded: pages show the order without it. */
export async function listReceivings(number: string): Promise<readonly Receiving[] | null> {
  return orNullIfBusy(readReceivings((await shopDatabase()).db, { number }));
}

/** The pieces or cartons to report: what an earlier list has already reported in the same way is left out. */
function newlyReported(things: readonly Tickable[], sent: KeyedTicks, earlier: readonly Receiving[]): Tally {
  const before = earlier.filter(({ key, isClaimed }) => isClaimed && key !== sent.key);
  const known = (of: "damaged" | "missing") =>
    new Set(before.flatMap((ticks) => tallyOf(things, ticks)[of].map(({ value }) => value)));
  const tally = tallyOf(things, sent);
  const fresh = (of: "damaged" | "missing") => tally[of].filter(({ value }) => !known(of).has(value));
  return { here: tally.here, damaged: fresh("damaged"), missing: fresh("missing") };
}

function claimedRows(things: readonly Tickable[]) {
  const rows = things.flatMap(({ piece }) => piece ?? []);
  const places = rows.map(({ line, list, index }) => `${line} ${list} ${index}`);
  return rows.filter((_row, at) => places.indexOf(places[at] ?? "") === at).slice(0, MAX_CLAIM_PIECES);
}

/** The result of sending a list: stored, with or without a claim, or why not. */
export type ReceivingOutcome =
  | { readonly outcome: "sent"; readonly isClaimed: boolean }
  | Exclude<ClaimMade, { outcome: "made" }>;

/**
 * Stores what was ticked off as an order arrived, once for each key. What is missing or damaged, photographs and words
 * become a claim, in the same transaction.
 *
 * @param signal aborts when the visitor leaves
 * @throws UpstreamFailure also if it is unknown whether the list was stored
 */
export async function sendReceiving(
  link: string,
  order: Order,
  sent: KeyedTicks,
  files: readonly PostedFile[],
  signal: AbortSignal,
): Promise<ReceivingOutcome> {
  const database = await shopDatabase();
  const before = await orUnavailable(FAILED, findReceiving(database.db, link, sent));
  const earlier = (await orUnavailable(FAILED, readReceivings(database.db, { link }))) ?? [];
  const wasClaimed = earlier.some(({ key, isClaimed }) => key === sent.key && isClaimed);
  if (before === "same" && (wasClaimed || files.length === 0)) return { outcome: "sent", isClaimed: wasClaimed };
  if (before !== null) return { outcome: "other" };
  const tickables = tickablesOf(order);
  const tally = newlyReported(tickables.pieces, sent, earlier);
  const cartons = newlyReported(tickables.cartons, sent, earlier);
  const text = claimText(tickables, sent, { pieces: tally, cartons }, files.length);
  if (text === "") {
    const stored = await orUnavailable(FAILED, storeReceiving(database, link, sent, Date.now()));
    return stored === "stored" ? { outcome: "sent", isClaimed: false } : { outcome: stored };
  }
  const claim = { key: sent.key, text, pieces: claimedRows([...tally.damaged, ...tally.missing]) };
  const made = await makeClaim(link, claim, files, signal, (trx, { id }) =>
    insertReceiving(trx, link, sent, id, Date.now()),
  );
  return made.outcome === "made" ? { outcome: "sent", isClaimed: true } : made;
}
