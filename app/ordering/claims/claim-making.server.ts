import { createHash, randomBytes } from "node:crypto";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EncodedPhotograph } from "~/base/platform/photographs/run-encoder.server";
import { DAY_MS, type EpochMs } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail } from "~/house/mail/outbox.server";
import { notifyShop } from "~/house/mail/shop-mail.server";
import {
  type Claim,
  type ClaimRequest,
  claimWindow,
  hasPiece,
  MAX_CLAIM_LENGTH,
  MAX_CLAIM_PHOTOGRAPHS,
  MAX_CLAIM_PIECES,
  MAX_CLAIMS,
} from "~/ordering/orders/claims";
import { isMessageText, isOrderKey } from "~/ordering/orders/order";
import { linkedOrder, rowOfLink } from "~/ordering/orders/stored/orders.server";
import { claimReceivedMail, newClaimLetter } from "./claim-mails.server";
import { countClaims, findClaimByKey, insertClaim } from "./claims.server";
import { kindOfPicture, MAX_STORED_BYTES, MAX_STORED_SIDE } from "./photograph";
import type { PhotographFiles } from "./photograph-files.server";

/** The most claims accepted within 24 hours: their photographs take up 400 MB at most. */
export const MAX_CLAIMS_PER_DAY = 100;

/**
 * Why a claim was refused. `unknown`: no order's page has this secret. `invalid`: it breaks a rule, or names a piece
 * that the order does not have. `other`: another claim has its key. `not-now`: the period for claims is not open, or
 * the order has the maximum number of them. `full`: the limit of all claims in a day is reached.
 */
export type ClaimRefusal = "unknown" | "invalid" | "other" | "not-now" | "full";

export interface NewClaim extends ClaimRequest {
  readonly photographs: readonly EncodedPhotograph[];
}

interface Making {
  readonly link: string;
  readonly request: NewClaim;
  readonly files: PhotographFiles;
  readonly shop: MailShop;
  /** Records more about a claim that is made at the truck, in its transaction; the order need not be delivered yet. */
  readonly atTruck?: ((trx: Transaction, claim: Claim) => Promise<void>) | undefined;
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= MAX_STORED_SIDE;

/** Checks the encoder's output, because a hostile file may have taken control of the encoder. */
const isPhotograph = ({ data, width, height }: EncodedPhotograph) =>
  kindOfPicture(data) === "jpeg" &&
  data.subarray(-2).equals(JPEG_END) &&
  data.length <= MAX_STORED_BYTES &&
  isSide(width) &&
  isSide(height);

const isValid = ({ key, text, pieces, photographs }: NewClaim) =>
  isOrderKey(key) &&
  isMessageText(text) &&
  text.length <= MAX_CLAIM_LENGTH &&
  pieces.length <= MAX_CLAIM_PIECES &&
  photographs.length <= MAX_CLAIM_PHOTOGRAPHS &&
  photographs.every(isPhotograph);

function contentHash({ text, pieces, photographs }: NewClaim): string {
  const places = pieces.map(({ line, list, index }) => [line, list, index]);
  const sizes = photographs.map(({ width, height, data }) => [width, height, data.length]);
  const hash = createHash("sha256").update(JSON.stringify([text, places, sizes]));
  for (const { data } of photographs) hash.update(data);
  return hash.digest("base64url");
}

async function isDayFull(db: Reader, now: EpochMs): Promise<boolean> {
  const { count } = await db
    .selectFrom("claim")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("at", ">", now - DAY_MS)
    .where("at", "<=", now)
    .executeTakeFirstOrThrow();
  return count >= MAX_CLAIMS_PER_DAY;
}

/** The claim already made with the same key, or why a claim is refused; `null` if it can be made. */
async function findBefore(
  db: Reader,
  { link, request, atTruck }: Making,
  now: EpochMs,
): Promise<Claim | ClaimRefusal | null> {
  const row = await rowOfLink(db, link);
  if (!row) return "unknown";
  const before = await findClaimByKey(db, request.key);
  if (before) {
    const isSame = before.orderId === row.id && before.contentHash === contentHash(request);
    return isSame ? before.claim : "other";
  }
  const { order } = await linkedOrder(db, row);
  if (!request.pieces.every((piece) => hasPiece(order, piece))) return "invalid";
  const isOpen = claimWindow(order, now).status === "open" || (atTruck !== undefined && order.state === "shipped");
  if (!isOpen || (await countClaims(db, row.id)) >= MAX_CLAIMS) return "not-now";
  return (await isDayFull(db, now)) ? "full" : null;
}

async function writeAll(files: PhotographFiles, photographs: readonly EncodedPhotograph[]): Promise<readonly string[]> {
  const ids: string[] = [];
  try {
    for (const { data } of photographs) ids.push(await files.add(data));
    return ids;
  } catch (error) {
    await files.remove(ids);
    throw error;
  }
}

async function insert(
  trx: Transaction,
  making: Making,
  ids: readonly string[],
  now: EpochMs,
): Promise<Claim | ClaimRefusal> {
  const row = await rowOfLink(trx, making.link);
  if (!row) return "unknown";
  const { key, text, pieces, photographs } = making.request;
  const claim = await insertClaim(
    trx,
    {
      id: randomBytes(16).toString("hex"),
      order_id: row.id,
      key,
      content_hash: contentHash(making.request),
      at: now,
      text,
      pieces: JSON.stringify(pieces),
    },
    photographs.map(({ width, height }, index) => ({ id: ids[index] ?? "", width, height })),
  );
  const linked = await linkedOrder(trx, row);
  await queueMail(trx, claimReceivedMail(linked, claim, making.shop), now);
  await notifyShop(trx, making.shop, newClaimLetter(linked, claim), now);
  await making.atTruck?.(trx, claim);
  return claim;
}

/**
 * Accepts a claim, or finds the one already made with its key. The files are written before their rows: a failure in
 * between leaves an unreferenced file, which is removed here or by a sweep, and never a row without its file.
 *
 * @param signal aborts the wait for the database
 * @throws DiskFullError when the disk is full; BusyError
 */
export async function makeClaim(
  database: Database,
  making: Making,
  now: EpochMs,
  signal?: AbortSignal,
): Promise<Claim | ClaimRefusal> {
  if (!isValid(making.request)) return "invalid";
  const before = await findBefore(database.db, making, now);
  if (before) return before;
  const ids = await writeAll(making.files, making.request.photographs);
  let isStored = false;
  try {
    return await write(
      database,
      async (trx) => {
        const sinceThen = await findBefore(trx, making, now);
        if (sinceThen) return sinceThen;
        const made = await insert(trx, making, ids, now);
        isStored = typeof made !== "string";
        return made;
      },
      signal,
    );
  } catch (error) {
    isStored = false;
    throw error;
  } finally {
    if (!isStored) await making.files.remove(ids);
  }
}
