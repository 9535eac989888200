import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { hasClaim, settleByRemake } from "~/ordering/claims/claims.server";
import { isOrderKey, type LinkedOrder } from "~/ordering/orders/order";
import { hasBegun } from "~/ordering/orders/order-file";
import { piecesOf } from "~/ordering/orders/order-price";
import { piecesText } from "~/ordering/orders/remade-words";
import { mayCorrect } from "~/ordering/orders/remake";
import { changeOrder } from "~/ordering/orders/stored/change-order.server";
import { createLink } from "~/ordering/orders/stored/linked-orders.server";
import { mailStateLater } from "~/ordering/orders/stored/mail-customer.server";
import { contentHash, insertOrder } from "~/ordering/orders/stored/order-inserting.server";
import { type OrderRow, remadeColumns } from "~/ordering/orders/stored/order-rows.server";
import { findOrderByKey, linkedOrder, rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { type ChosenPiece, remadeLines, remadeValue, remakeChoices } from "./remade-lines";
import { causesOf, type RemakeRequest } from "./remake-form";

interface Remaking {
  readonly number: string;
  readonly sent: RemakeRequest;
  readonly actorId: string;
  readonly shop: MailShop;
}

/**
 * The result of a remake. `unknown`: there is no such order, or the claim is about another one. `not-now`: production
 * of the order has not begun, or it was canceled. `invalid`: it has no such pieces, or not for this cause. `again`:
 * pieces were already made again, and nobody confirmed that they are made once more. `other`: the key belongs to
 * another remake.
 */
export type RemakeOutcome =
  | { readonly outcome: "made"; readonly number: string }
  | { readonly outcome: "unknown" | "not-now" | "invalid" | "again" | "other" };

const hashOf = ({ number, sent: { key, ...sent } }: Remaking) => contentHash({ remakeOf: number, ...sent });

function problemOf(
  { order }: LinkedOrder,
  { pieces, again, cause }: RemakeRequest,
): "not-now" | "invalid" | "again" | null {
  if (!hasBegun(order.state)) return "not-now";
  const choices = remakeChoices(order);
  const choiceOf = (piece: ChosenPiece) => choices.find(({ value }) => value === remadeValue(piece));
  const isPossible = (piece: ChosenPiece) => {
    const choice = choiceOf(piece);
    if (piece.corrected && (!mayCorrect(cause) || choice?.isSample)) return false;
    return Number.isInteger(piece.quantity) && piece.quantity >= 1 && piece.quantity <= (choice?.quantity ?? 0);
  };
  if (!causesOf(order).includes(cause)) return "invalid";
  if (pieces.length === 0 || !pieces.every(isPossible)) return "invalid";
  if (new Set(pieces.map(remadeValue)).size < pieces.length) return "invalid";
  return !again && pieces.some((piece) => (choiceOf(piece)?.remade ?? 0) > 0) ? "again" : null;
}

/** Adds the order of a remake: everything but lines, prices and dates is that of the original. */
async function insertRemake(
  trx: Transaction,
  row: OrderRow,
  lines: ReturnType<typeof remadeLines>,
  making: Remaking,
  now: EpochMs,
) {
  const { sent, actorId } = making;
  const { prefix, customer_id, first_name, last_name, email, phone, business_name } = row;
  const { address1, address2, city, province, zip, country } = row;
  return insertOrder(
    trx,
    {
      ...{ prefix, customer_id, first_name, last_name, email, phone, business_name },
      ...{ address1, address2, city, province, zip, country },
      ...remadeColumns(row),
      key: sent.key,
      link: createLink(),
      content_hash: hashOf(making),
      placed_at: now,
      free_until: now,
      piece_count: piecesOf(lines),
      total_cents: 0,
      discount: 0,
      least_square_inches: 0,
      quote: null,
      remake_of: row.id,
      remake_cause: sent.cause,
    },
    { lines, amounts: lines.map(() => ({ listCents: 0, cents: 0, isCredited: false })), credits: [] },
    { by: "shop", actorId },
  );
}

async function store(trx: Transaction, row: OrderRow, making: Remaking, now: EpochMs): Promise<RemakeOutcome> {
  const { sent, actorId, shop } = making;
  const linked = await linkedOrder(trx, row);
  const problem = problemOf(linked, sent);
  if (problem) return { outcome: problem };
  if (sent.claim !== "" && !(await hasClaim(trx, row.id, sent.claim))) return { outcome: "unknown" };
  const lines = remadeLines(linked.order.lines, sent.pieces);
  const made = await insertRemake(trx, row, lines, making, now);
  const choices = remakeChoices(linked.order);
  const pieces = sent.pieces.map(({ index, corrected, ...piece }) => {
    const ordered = choices.find(({ value }) => value === remadeValue({ ...piece, index }))?.piece;
    const was = corrected ? JSON.stringify(ordered) : null;
    return { order_id: made.row.id, piece: index, ...piece, was };
  });
  await trx.insertInto("remade_piece").values(pieces).execute();
  const confirmed = { state: "confirmed", freight_cents: 0, tax_cents: 0 } as const;
  await changeOrder(trx, made.row, { by: "shop", actorId }, { kind: "state", changed: confirmed }, now);
  const { number } = made.row;
  if (sent.claim !== "") {
    const text = `We are making ${piecesText(sent.pieces)} again at no charge, in order ${number}.`;
    await settleByRemake(trx, { claimId: sent.claim, remakeId: made.row.id, actorId, text }, now);
  }
  await recordEvent(trx, { kind: "order.remade", actorId, subjectId: row.customer_id, order: row.number }, now);
  await mailStateLater(trx, number, shop, now);
  return { outcome: "made", number };
}

/**
 * Makes pieces of an order again: a confirmed order of its own at no charge, in one transaction with the answer to the
 * claim and the mail to the customer. A remake with the same key is not made twice. Throws BusyError while the database
 * is busy or full.
 */
export function makeRemake(database: Database, making: Remaking, now: EpochMs): Promise<RemakeOutcome> {
  return write(database, async (trx): Promise<RemakeOutcome> => {
    if (!isOrderKey(making.sent.key)) return { outcome: "invalid" };
    const row = await rowOfNumber(trx, making.number);
    if (!row) return { outcome: "unknown" };
    const before = await findOrderByKey(trx, making.sent.key);
    if (!before) return store(trx, row, making, now);
    if (before.contentHash !== hashOf(making)) return { outcome: "other" };
    const made = await rowOfLink(trx, before.link);
    return made ? { outcome: "made", number: made.number } : { outcome: "other" };
  });
}

/** The secrets of the pages of the orders that an order's page leads to, by number: its original and its remakes. */
export async function remakeLinks(db: Database["db"], link: string): Promise<Readonly<Record<string, string>>> {
  const row = await rowOfLink(db, link);
  if (!row) return {};
  const related = await db
    .selectFrom("customer_order")
    .select(["number", "link"])
    .where(({ eb, or }) =>
      or([eb("remake_of", "=", row.id), ...(row.remake_of === null ? [] : [eb("id", "=", row.remake_of)])]),
    )
    .execute();
  return Object.fromEntries(related.map((one) => [one.number, one.link]));
}
