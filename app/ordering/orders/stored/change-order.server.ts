import type { MailingAddress } from "~/base/addresses/address";
import type { Transaction } from "~/base/database/database.server";
import { SEARCHED_COLUMNS } from "~/base/database/differences/order-search.server";
import type { EpochMs } from "~/base/time/time";
import { followOrder, type Mover } from "~/house/capacity/follow-order.server";
import { makePassports } from "~/ordering/passports/order-passports.server";
import { MAX_ORDER_MESSAGES, type OrderSide } from "../order";
import { type NewOrderEvent, recordOrderEvent } from "./order-events.server";
import { type DetailColumns, type OrderRow, termsOf } from "./order-rows.server";
import { storeSearchedText } from "./order-search.server";
import { storeSold } from "./sold-orders.server";

type Changed = Partial<
  Pick<
    OrderRow,
    | "link"
    | "state"
    | "freight_cents"
    | "tax_cents"
    | "proof_approved_at"
    | "carrier"
    | "tracking_number"
    | "cartons"
    | "pounds"
    | keyof MailingAddress
    | keyof DetailColumns
    | "first_name"
    | "last_name"
    | "business_name"
    | "phone"
    | "piece_count"
    | "total_cents"
    | "discount"
    | "least_square_inches"
    | "option_prices"
    | "fee_cents"
    | "rush_cents"
    | "content_revision"
  >
>;

export interface Changer {
  readonly by: OrderSide;
  /** Their account, `null` if nobody was signed in. */
  readonly actorId: string | null;
}

/** The customer, identified only by the secret of the order's page. */
export const BY_LINK: Changer = { by: "customer", actorId: null };

interface Change extends Pick<NewOrderEvent, "kind" | "undoes" | "detail"> {
  readonly changed: Changed;
  readonly day?: Mover["day"];
}

export async function changeOrder(
  trx: Transaction,
  row: OrderRow,
  { by, actorId }: Changer,
  { changed, day, ...event }: Change,
  now: EpochMs,
): Promise<void> {
  const revision = row.revision + 1;
  await trx
    .updateTable("customer_order")
    .set({ ...changed, revision })
    .where("id", "=", row.id)
    .execute();
  const state = changed.state ?? row.state;
  const detail = event.detail && { ...event.detail, before: termsOf(row) };
  await recordOrderEvent(
    trx,
    { ...event, ...(detail && { detail }), order_id: row.id, state, made_by: by, actor_id: actorId, revision },
    now,
  );
  const isSearched = SEARCHED_COLUMNS.some((name) => name in changed);
  if (isSearched) await storeSearchedText(trx, { ...row, ...changed });
  if (state !== row.state) await storeSold(trx, { ...row, state });
  if (changed.state === "confirmed") await makePassports(trx, row.id, now);
  await followOrder(trx, row, { ...row, ...changed }, { actorId, day }, now);
}

/** `kept` if the message is stored, now or by an earlier try; `full` if the order has as many as it can hold. */
export type MessageOutcome = "kept" | "full";

/** Stores a message about an order. The same text sent twice in a row counts as one message. */
export async function storeOrderMessage(
  trx: Transaction,
  row: OrderRow,
  changer: Changer,
  text: string,
  now: EpochMs,
): Promise<MessageOutcome> {
  const messages = trx.selectFrom("order_message").where("order_id", "=", row.id);
  const last = await messages.select(["made_by", "text"]).orderBy("id", "desc").limit(1).executeTakeFirst();
  if (last?.made_by === changer.by && last.text === text) return "kept";
  const { count } = await messages.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  if (count >= MAX_ORDER_MESSAGES) return "full";
  await trx.insertInto("order_message").values({ order_id: row.id, at: now, made_by: changer.by, text }).execute();
  await changeOrder(trx, row, changer, { kind: "message", changed: {} }, now);
  return "kept";
}
