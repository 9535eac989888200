import type { Claim, ClaimAnswer, ClaimPhotograph, ClaimState } from "~/domain/orders/claims";
import { isClaimId, MAX_CLAIM_ANSWERS } from "~/domain/orders/claims";
import { inTransaction, marks } from "./database.server";
import { claimAnswerMail } from "./mails/claim-mails.server";
import type { MailShop } from "./mails/frame.server";
import { linkedOrder, rowOfId } from "./orders.server";
import { queueMail } from "./outbox.server";
import type { Database } from "./sqlite-driver.server";

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

function claimOf(database: Database, row: ClaimRow): Claim {
  const photographs = database
    .prepare("SELECT id, width, height FROM claim_photograph WHERE claim_id = ? ORDER BY position")
    .all(row.id) as unknown as ClaimPhotograph[];
  const answers = database
    .prepare("SELECT at, state, text FROM claim_answer WHERE claim_id = ? ORDER BY id")
    .all(row.id) as unknown as AnswerRow[];
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

/** The claims about an order, the oldest first. */
export function listClaims(database: Database, orderId: number): readonly Claim[] {
  const rows = database.prepare("SELECT * FROM claim WHERE order_id = ? ORDER BY position").all(orderId);
  return (rows as unknown as ClaimRow[]).map((row) => claimOf(database, row));
}

/** The claim that was made with a key, with the order that it is about and the hash of what was sent, or `null`. */
export function findClaimByKey(
  database: Database,
  key: string,
): { readonly claim: Claim; readonly orderId: number; readonly contentHash: string } | null {
  const row = database.prepare("SELECT * FROM claim WHERE key = ?").get(key) as ClaimRow | undefined;
  return row ? { claim: claimOf(database, row), orderId: row.order_id, contentHash: row.content_hash } : null;
}

/** Adds a claim with its photographs, whose files are there, in the caller's transaction. */
export function insertClaim(database: Database, row: ClaimRow, photographs: readonly ClaimPhotograph[]): Claim {
  const columns = Object.keys(row);
  database.prepare(`INSERT INTO claim (${columns.join(", ")}) VALUES (${marks(columns)})`).run(...Object.values(row));
  const insert = database.prepare(
    "INSERT INTO claim_photograph (id, claim_id, position, width, height) VALUES (?, ?, ?, ?, ?)",
  );
  for (const [position, { id, width, height }] of photographs.entries()) {
    insert.run(id, row.id, position, width, height);
  }
  return claimOf(database, row);
}

/** Whether an order has a photograph with an id. */
export function hasPhotograph(database: Database, orderId: number, id: string): boolean {
  if (!isClaimId(id)) return false;
  const sql =
    "SELECT 1 FROM claim_photograph JOIN claim ON claim.id = claim_id WHERE claim_photograph.id = ? AND order_id = ?";
  return database.prepare(sql).get(id, orderId) !== undefined;
}

interface Answering extends Pick<ClaimAnswer, "state" | "text"> {
  readonly claimId: string;
  readonly actorId: string;
  /** Who writes to the customer. */
  readonly shop: MailShop;
}

/**
 * Answers a claim and mails the answer; the last answer again is the same one.
 *
 * @param now in milliseconds since the epoch
 */
export function answerClaim(
  database: Database,
  { claimId, actorId, state, text, shop }: Answering,
  now: number,
): Claim | "unknown" | "full" {
  return inTransaction(database, () => {
    const row = isClaimId(claimId) && database.prepare("SELECT * FROM claim WHERE id = ?").get(claimId);
    if (!row) return "unknown";
    const claim = claimOf(database, row as unknown as ClaimRow);
    const last = claim.answers.at(-1);
    if (last?.state === state && last.text === text) return claim;
    if (claim.answers.length >= MAX_CLAIM_ANSWERS) return "full";
    database
      .prepare("INSERT INTO claim_answer (claim_id, at, state, text, actor_id) VALUES (?, ?, ?, ?, ?)")
      .run(claimId, now, state, text, actorId);
    const order = rowOfId(database, (row as unknown as ClaimRow).order_id);
    if (order) queueMail(database, claimAnswerMail(linkedOrder(database, order), { state, text }, shop), now);
    return claimOf(database, row as unknown as ClaimRow);
  });
}
