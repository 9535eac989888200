import type { Selectable } from "kysely";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail } from "~/house/mail/outbox.server";
import {
  type Claim,
  type ClaimAnswer,
  type ClaimPhotograph,
  isClaimId,
  MAX_CLAIM_ANSWERS,
} from "~/ordering/orders/claims";
import { linkedOrder, rowOfId, rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { claimAnswerMail } from "./claim-mails.server";
import type { PhotographFiles } from "./photograph-files.server";

type ClaimRow = Omit<Selectable<Schema["claim"]>, "position">;

async function claimOf(db: Reader, row: ClaimRow): Promise<Claim> {
  const photographs = await db
    .selectFrom("claim_photograph")
    .select(["id", "width", "height"])
    .where("claim_id", "=", row.id)
    .orderBy("position")
    .execute();
  const answers = await db
    .selectFrom("claim_answer as answer")
    .leftJoin("customer_order as remake", "remake.id", "answer.remake_id")
    .select(["answer.at", "answer.state", "answer.text", "remake.number as number", "remake.state as remade"])
    .where("claim_id", "=", row.id)
    .orderBy("answer.id")
    .execute();
  return {
    id: row.id,
    at: isoOf(row.at),
    state: answers.findLast(({ remade }) => remade !== "cancelled")?.state ?? "open",
    text: row.text,
    pieces: JSON.parse(row.pieces) as Claim["pieces"],
    photographs: photographs.map(({ id, width, height }) => ({ id, width, height })),
    answers: answers.map(({ at, state, text, number, remade }) => ({
      ...{ at: isoOf(at), state, text },
      ...(number !== null && { remake: { number, isCanceled: remade === "cancelled" } }),
    })),
  };
}

export type OrderAt = { readonly link: string } | { readonly number: string };

export const orderAt = (db: Reader, at: OrderAt) =>
  "link" in at ? rowOfLink(db, at.link) : rowOfNumber(db, at.number);

/** The claims about an order, oldest first; `null` if there is no such order. */
export async function listClaims(db: Reader, at: OrderAt): Promise<readonly Claim[] | null> {
  const order = await orderAt(db, at);
  if (!order) return null;
  const rows = await db.selectFrom("claim").selectAll().where("order_id", "=", order.id).orderBy("position").execute();
  return Promise.all(rows.map((row) => claimOf(db, row)));
}

export async function countClaims(db: Reader, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom("claim")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findClaimByKey(
  db: Reader,
  key: string,
): Promise<{ readonly claim: Claim; readonly orderId: number; readonly contentHash: string } | null> {
  const row = await db.selectFrom("claim").selectAll().where("key", "=", key).executeTakeFirst();
  return row ? { claim: await claimOf(db, row), orderId: row.order_id, contentHash: row.content_hash } : null;
}

/** Adds a claim with its photographs. The files must already exist. */
export async function insertClaim(
  trx: Transaction,
  row: ClaimRow,
  photographs: readonly ClaimPhotograph[],
): Promise<Claim> {
  await trx.insertInto("claim").values(row).execute();
  for (const [position, { id, width, height }] of photographs.entries()) {
    await trx.insertInto("claim_photograph").values({ id, claim_id: row.id, position, width, height }).execute();
  }
  return claimOf(trx, row);
}

export async function findPhotograph(
  db: Reader,
  files: PhotographFiles,
  at: OrderAt,
  id: string,
): Promise<Buffer | null> {
  const order = isClaimId(id) && (await orderAt(db, at));
  if (!order) return null;
  const photograph = await db
    .selectFrom("claim_photograph")
    .innerJoin("claim", "claim.id", "claim_id")
    .select("claim_photograph.id")
    .where("claim_photograph.id", "=", id)
    .where("order_id", "=", order.id)
    .executeTakeFirst();
  return photograph ? files.read(id) : null;
}

interface Answering extends Pick<ClaimAnswer, "state" | "text"> {
  readonly claimId: string;
  readonly actorId: string;
  readonly shop: MailShop;
}

/**
 * Answers a claim and mails the answer; repeating the last answer adds nothing. Throws BusyError while the database is
 * busy or full.
 */
export async function answerClaim(
  database: Database,
  { claimId, actorId, state, text, shop }: Answering,
  now: EpochMs,
): Promise<Claim | "unknown" | "full"> {
  return write(database, async (trx) => {
    const found = trx.selectFrom("claim").selectAll().where("id", "=", claimId);
    const row = isClaimId(claimId) && (await found.executeTakeFirst());
    if (!row) return "unknown";
    const claim = await claimOf(trx, row);
    const last = claim.answers.at(-1);
    if (last?.state === state && last.text === text && !last.remake) return claim;
    if (claim.answers.length >= MAX_CLAIM_ANSWERS) return "full";
    const answer = { claim_id: claimId, at: now, state, text, actor_id: actorId };
    await trx.insertInto("claim_answer").values(answer).execute();
    const order = await rowOfId(trx, row.order_id);
    const subjectId = order?.customer_id ?? null;
    await recordEvent(trx, { kind: "claim.answered", actorId, subjectId }, now);
    if (order) await queueMail(trx, claimAnswerMail(await linkedOrder(trx, order), { state, text }, shop), now);
    return claimOf(trx, row);
  });
}

interface RemakeAnswer {
  readonly claimId: string;
  readonly remakeId: number;
  readonly actorId: string;
  readonly text: string;
}

export async function hasClaim(db: Reader, orderId: number, claimId: string): Promise<boolean> {
  const found = db.selectFrom("claim").select("id").where("id", "=", claimId).where("order_id", "=", orderId);
  return isClaimId(claimId) && (await found.executeTakeFirst()) !== undefined;
}

/** Settles a claim by a remake, as long as that is not canceled; the remake's own mail tells the customer. */
export async function settleByRemake(
  trx: Transaction,
  { claimId, remakeId, actorId, text }: RemakeAnswer,
  now: EpochMs,
): Promise<void> {
  const answer = {
    claim_id: claimId,
    at: now,
    state: "settled",
    text,
    actor_id: actorId,
    remake_id: remakeId,
  } as const;
  await trx.insertInto("claim_answer").values(answer).execute();
  await recordEvent(trx, { kind: "claim.answered", actorId, subjectId: null }, now);
}
