import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { hasShipped } from "../order-file";
import type { CorrectedPiece, Remade, RemadePiece, Remake, RemakeOf } from "../remake";
import type { OrderRow } from "./order-rows.server";

export async function remakesAbout(
  db: Reader,
  row: Pick<OrderRow, "id" | "remake_of" | "remake_cause">,
): Promise<Remade> {
  const remake = await remakeOf(db, row);
  const remakes = await remakesOf(db, row.id);
  return { ...(remake && { remake }), ...(remakes.length > 0 && { remakes }) };
}

function piecesOf(db: Reader, remakeId: number) {
  return db
    .selectFrom("remade_piece")
    .select(["line", "list", "piece as index", "hand", "quantity", "was"])
    .where("order_id", "=", remakeId)
    .orderBy("line")
    .orderBy("list")
    .orderBy("piece")
    .orderBy("hand")
    .execute();
}

/** The corrected pieces of a remake, at their places in it: its lines have the chosen pieces in their order. */
async function correctedOf(db: Reader, remakeId: number): Promise<readonly CorrectedPiece[]> {
  const pieces = await piecesOf(db, remakeId);
  const lines = [...new Set(pieces.map(({ line }) => line))];
  return pieces.flatMap(({ line, list, was }, at): CorrectedPiece[] => {
    if (was === null) return [];
    const index = pieces.slice(0, at).filter((other) => other.line === line && other.list === list).length;
    return [{ line: lines.indexOf(line), list, index, was: JSON.parse(was) as CorrectedPiece["was"] }];
  });
}

async function remakeOf(
  db: Reader,
  { id, remake_of, remake_cause }: Pick<OrderRow, "id" | "remake_of" | "remake_cause">,
): Promise<RemakeOf | null> {
  if (remake_of === null || remake_cause === null) return null;
  const original = await db
    .selectFrom("customer_order")
    .select(["number", "state", "ships_on as shipsOn"])
    .where("id", "=", remake_of)
    .executeTakeFirst();
  if (!original) return null;
  const corrected = await correctedOf(db, id);
  const { number: of, state, shipsOn } = original;
  return {
    ...{ of, cause: remake_cause },
    ...(corrected.length > 0 && { corrected }),
    ...(UNSHIPPED.includes(state) && { unshipped: { shipsOn } }),
  };
}

async function remakesOf(db: Reader, originalId: number): Promise<readonly Remake[]> {
  const rows = await db
    .selectFrom("customer_order")
    .select(["id", "number", "state", "placed_at", "ships_on as shipsOn", "remake_cause"])
    .where("remake_of", "=", originalId)
    .orderBy("id")
    .execute();
  const made: Remake[] = [];
  for (const { id, number, state, placed_at, shipsOn, remake_cause } of rows) {
    const pieces = (await piecesOf(db, id)).map(({ was: _, ...piece }) => piece);
    const placedAt = new Date(placed_at).toISOString();
    const unmade = state === "cancelled" ? "canceled" : "open";
    const stage = hasShipped(state) ? "shipped" : unmade;
    if (remake_cause !== null) made.push({ number, placedAt, stage, shipsOn, cause: remake_cause, pieces });
  }
  return made;
}

/** How many pieces of a row of an order are made again by orders that were not canceled; of a pair, on one side. */
export async function countRemade(
  db: Reader,
  orderId: number,
  { line, list, index, hand }: Omit<RemadePiece, "quantity">,
): Promise<number> {
  const { count } = await db
    .selectFrom("remade_piece")
    .innerJoin("customer_order as remake", "remake.id", "remade_piece.order_id")
    .select(({ fn }) => fn.sum<number | null>("quantity").as("count"))
    .where("remake_of", "=", orderId)
    .where("remake.state", "<>", "cancelled")
    .where("line", "=", line)
    .where("list", "=", list)
    .where("piece", "=", index)
    .where("hand", "=", hand)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
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
