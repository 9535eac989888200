import { createHash, randomBytes } from "node:crypto";
import { type Database, inTransaction, whenWritable } from "~/database/database.server";
import { type Claim, claimWindow, hasPiece, MAX_CLAIMS } from "~/domain/orders/claims";
import type { MailShop } from "~/mail/frame.server";
import { queueMail } from "~/mail/outbox.server";
import { linkedOrder, rowOfLink } from "~/orders/orders.server";
import type { SentPhotograph, WireClaimRequest } from "~/provider/contract/claims.server";
import { claimReceivedMail } from "./claim-mails.server";
import { findClaimByKey, insertClaim, listClaims } from "./claims.server";
import type { PhotographFiles } from "./photograph-files.server";

/** The most claims accepted within 24 hours: their photographs take up 400 MB at most. */
export const MAX_CLAIMS_A_DAY = 100;

const DAY_MS = 86_400_000;

/** Why a claim was refused. */
export type ClaimRefusal = "unknown" | "no such piece" | "other content" | "not now" | "full";

interface Making {
  /** The secret of the order's page. */
  readonly link: string;
  readonly request: WireClaimRequest;
  readonly files: PhotographFiles;
  /** The shop's name and addresses for the mail to the customer. */
  readonly shop: MailShop;
}

/** @param request as parsed by the contract's schema, which puts its fields in order */
const contentHash = (request: WireClaimRequest) =>
  createHash("sha256").update(JSON.stringify(request)).digest("base64url");

async function isDayFull(database: Database, now: number): Promise<boolean> {
  const { count } = await database.one<{ count: number }>(
    "SELECT count(*) AS count FROM claim WHERE at > ? AND at <= ?",
    now - DAY_MS,
    now,
  );
  return count >= MAX_CLAIMS_A_DAY;
}

/** The reason against a claim, or the claim already made with its key; `null` if it can be made. */
async function findBefore(
  database: Database,
  { link, request }: Making,
  now: number,
): Promise<Claim | ClaimRefusal | null> {
  const row = await rowOfLink(database, link);
  if (!row) return "unknown";
  const before = await findClaimByKey(database, request.key);
  if (before) {
    const isSame = before.orderId === row.id && before.contentHash === contentHash(request);
    return isSame ? before.claim : "other content";
  }
  const { order } = await linkedOrder(database, row);
  if (!request.pieces.every((piece) => hasPiece(order, piece))) return "no such piece";
  if (claimWindow(order, now).status !== "open" || (await listClaims(database, row.id)).length >= MAX_CLAIMS)
    return "not now";
  return (await isDayFull(database, now)) ? "full" : null;
}

async function writeAll(files: PhotographFiles, photographs: readonly SentPhotograph[]): Promise<readonly string[]> {
  const ids: string[] = [];
  try {
    for (const { jpeg } of photographs) ids.push(await files.add(Buffer.from(jpeg, "base64")));
    return ids;
  } catch (error) {
    await files.remove(ids);
    throw error;
  }
}

async function insert(
  database: Database,
  making: Making,
  ids: readonly string[],
  now: number,
): Promise<Claim | ClaimRefusal> {
  const row = await rowOfLink(database, making.link);
  if (!row) return "unknown";
  const { key, text, pieces, photographs } = making.request;
  const claim = await insertClaim(
    database,
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
  await queueMail(database, claimReceivedMail(await linkedOrder(database, row), claim, making.shop), now);
  return claim;
}

/**
 * Accepts a claim, or finds the one already made with its key. The files are written before their rows: a failure in
 * between leaves an unreferenced file, which is removed here or by a sweep, and never a row without its file.
 *
 * @param now in milliseconds since the epoch
 * @throws NoRoomError when the disk is full; BusyError
 */
export async function makeClaim(
  database: Database,
  making: Making,
  now: number,
  signal?: AbortSignal,
): Promise<Claim | ClaimRefusal> {
  const before = await findBefore(database, making, now);
  if (before) return before;
  const ids = await writeAll(making.files, making.request.photographs);
  let isKept = false;
  try {
    return await whenWritable(
      () =>
        inTransaction(database, async () => {
          const meanwhile = await findBefore(database, making, now);
          if (meanwhile) return meanwhile;
          const made = await insert(database, making, ids, now);
          isKept = typeof made !== "string";
          return made;
        }),
      signal,
    );
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (!isKept) await making.files.remove(ids);
  }
}
