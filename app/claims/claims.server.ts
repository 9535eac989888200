import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction, placeholders } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { queueMail } from "~/mail/outbox.server";
import type { Claim, ClaimAnswer, ClaimPhotograph, ClaimState } from "~/orders/claims";
import { isClaimId, MAX_CLAIM_ANSWERS } from "~/orders/claims";
import { linkedOrder, rowOfId, rowOfLink, rowOfNumber } from "~/orders/stored/orders.server";
import { claimAnswerMail } from "./claim-mails.server";
import type { PhotographFiles } from "./photograph-files.server";

interface ClaimRow {
  readonly id: string;
  readonly order_id: number;
  readonly key: string;
  readonly content_hash: string;
  readonly at: number;
  readonly text: string;
  /** JSON. */
  readonly pieces: string;
}

interface AnswerRow {
  readonly at: number;
  readonly state: Exclude<ClaimState, "open">;
  readonly text: string;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

async function claimOf(database: Database, row: ClaimRow): Promise<Claim> {
  const photographs = await database.all<ClaimPhotograph>(
    "SELECT id, width, height FROM claim_photograph WHERE claim_id = ? ORDER BY position",
    row.id,
  );
  const answers = await database.all<AnswerRow>(
    "SELECT at, state, text FROM claim_answer WHERE claim_id = ? ORDER BY id",
    row.id,
  );
  return {
    id: row.id,
    at: iso(row.at),
    state: answers.at(-1)?.state ?? "open",
    text: row.text,
    pieces: JSON.parse(row.pieces) as Claim["pieces"],
    photographs: photographs.map(({ id, width, height }) => ({ id, width, height })),
    answers: answers.map(({ at, state, text }) => ({ at: iso(at), state, text })),
  };
}

/** An order, by the secret of its page or by its number. */
export type OrderAt = { readonly link: string } | { readonly number: string };

const orderAt = (database: Database, at: OrderAt) =>
  "link" in at ? rowOfLink(database, at.link) : rowOfNumber(database, at.number);

/** The claims about an order, oldest first; `null` if there is no such order. */
export async function listClaims(database: Database, at: OrderAt): Promise<readonly Claim[] | null> {
  const order = await orderAt(database, at);
  if (!order) return null;
  const rows = await database.all<ClaimRow>("SELECT * FROM claim WHERE order_id = ? ORDER BY position", order.id);
  return Promise.all(rows.map((row) => claimOf(database, row)));
}

/** How many claims there are about an order. */
export async function countClaims(database: Database, orderId: number): Promise<number> {
  const sql = "SELECT count(*) AS count FROM claim WHERE order_id = ?";
  return (await database.one<{ count: number }>(sql, orderId)).count;
}

/** The claim made with a key, with its order and the hash of its content, or `null`. */
export async function findClaimByKey(
  database: Database,
  key: string,
): Promise<{ readonly claim: Claim; readonly orderId: number; readonly contentHash: string } | null> {
  const row = await database.get<ClaimRow>("SELECT * FROM claim WHERE key = ?", key);
  return row ? { claim: await claimOf(database, row), orderId: row.order_id, contentHash: row.content_hash } : null;
}

/** Adds a claim with its photographs, in the caller's transaction. The files must already exist. */
export async function insertClaim(
  database: Database,
  row: ClaimRow,
  photographs: readonly ClaimPhotograph[],
): Promise<Claim> {
  const columns = Object.keys(row);
  await database.run(
    `INSERT INTO claim (${columns.join(", ")}) VALUES (${placeholders(columns)})`,
    ...Object.values(row),
  );
  const insert = "INSERT INTO claim_photograph (id, claim_id, position, width, height) VALUES (?, ?, ?, ?, ?)";
  for (const [position, { id, width, height }] of photographs.entries()) {
    await database.run(insert, id, row.id, position, width, height);
  }
  return claimOf(database, row);
}

/** A photograph of a claim about an order, as JPEG, or `null`. */
export async function findPhotograph(
  database: Database,
  files: PhotographFiles,
  at: OrderAt,
  id: string,
): Promise<Buffer | null> {
  const order = isClaimId(id) && (await orderAt(database, at));
  if (!order) return null;
  const sql =
    "SELECT 1 FROM claim_photograph JOIN claim ON claim.id = claim_id WHERE claim_photograph.id = ? AND order_id = ?";
  return (await database.get(sql, id, order.id)) ? files.read(id) : null;
}

interface Answering extends Pick<ClaimAnswer, "state" | "text"> {
  readonly claimId: string;
  readonly actorId: string;
  /** The shop's name and addresses for the mail to the customer. */
  readonly shop: MailShop;
}

/**
 * Answers a claim and mails the answer; repeating the last answer adds nothing.
 *
 * @param now in milliseconds since the epoch
 */
export async function answerClaim(
  database: Database,
  { claimId, actorId, state, text, shop }: Answering,
  now: number,
): Promise<Claim | "unknown" | "full"> {
  return inTransaction(database, async () => {
    const row = isClaimId(claimId) && (await database.get<ClaimRow>("SELECT * FROM claim WHERE id = ?", claimId));
    if (!row) return "unknown";
    const claim = await claimOf(database, row);
    const last = claim.answers.at(-1);
    if (last?.state === state && last.text === text) return claim;
    if (claim.answers.length >= MAX_CLAIM_ANSWERS) return "full";
    await database.run(
      "INSERT INTO claim_answer (claim_id, at, state, text, actor_id) VALUES (?, ?, ?, ?, ?)",
      claimId,
      now,
      state,
      text,
      actorId,
    );
    const order = await rowOfId(database, row.order_id);
    const subjectId = order?.customer_id ?? null;
    await recordEvent(database, { kind: "claim.answered", actorId, subjectId }, now);
    if (order)
      await queueMail(database, claimAnswerMail(await linkedOrder(database, order), { state, text }, shop), now);
    return claimOf(database, row);
  });
}
