import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Reader } from "~/database/database.server";
import type { Schema } from "~/database/schema/schema.server";
import { hasShipped } from "~/orders/order-file";
import type { Remade, Remake, RemakeOf } from "~/orders/remake";
import type { OrderRow } from "./order-rows.server";

/** What an order makes again, and which orders make pieces of it again, oldest first; what there is none of is absent. */
export async function remakesAbout(
  db: Reader,
  row: Pick<OrderRow, "id" | "remake_of" | "remake_cause">,
): Promise<Remade> {
  const remake = await remakeOf(db, row);
  const remakes = await remakesOf(db, row.id);
  return { ...(remake && { remake }), ...(remakes.length > 0 && { remakes }) };
}

async function remakeOf(
  db: Reader,
  { remake_of, remake_cause }: Pick<OrderRow, "remake_of" | "remake_cause">,
): Promise<RemakeOf | null> {
  if (remake_of === null || remake_cause === null) return null;
  const original = await db
    .selectFrom("customer_order")
    .select("number")
    .where("id", "=", remake_of)
    .executeTakeFirst();
  return original ? { of: original.number, cause: remake_cause } : null;
}

async function remakesOf(db: Reader, originalId: number): Promise<readonly Remake[]> {
  const rows = await db
    .selectFrom("customer_order")
    .select(["id", "number", "state", "placed_at", "remake_cause"])
    .where("remake_of", "=", originalId)
    .orderBy("id")
    .execute();
  const made: Remake[] = [];
  for (const { id, number, state, placed_at, remake_cause } of rows) {
    const pieces = await db
      .selectFrom("remade_piece")
      .select(["line", "list", "piece as index", "hand", "quantity"])
      .where("order_id", "=", id)
      .orderBy("line")
      .orderBy("list")
      .orderBy("piece")
      .orderBy("hand")
      .execute();
    const placedAt = new Date(placed_at).toISOString();
    const unmade = state === "cancelled" ? "canceled" : "open";
    const stage = hasShipped(state) ? "shipped" : unmade;
    if (remake_cause !== null) made.push({ number, placedAt, stage, cause: remake_cause, pieces });
  }
  return made;
}

const claim = expressionBuilder<Schema, "claim">();

/** The condition that a claim has no answer in force. An answer that promised a remake ends with that remake. */
export const IS_OPEN_CLAIM: Expression<SqlBool> = claim.not(
  claim.exists(
    claim
      .selectFrom("claim_answer")
      .leftJoin("customer_order as remake", "remake.id", "claim_answer.remake_id")
      .select("claim_answer.id")
      .whereRef("claim_answer.claim_id", "=", "claim.id")
      .where(({ eb, or }) => or([eb("remake.state", "is", null), eb("remake.state", "<>", "cancelled")])),
  ),
);
