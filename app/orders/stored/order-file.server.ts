import { findAccount } from "~/accounts/accounts.server";
import type { Database } from "~/database/database.server";
import type { OrderFile, OrderingAccount } from "~/orders/order-file";
import { recordsOf } from "./order-events.server";
import { paymentRow } from "./order-payments.server";
import type { OrderRow } from "./order-rows.server";
import { undoOf } from "./order-undo.server";
import { linkedOrder, rowOfNumber } from "./orders.server";

async function accountOf(database: Database, id: string | null): Promise<OrderingAccount | null> {
  const account = id === null ? null : await findAccount(database, id);
  return account && { id: account.id, email: account.email, tags: account.tags };
}

/** A stored order as the workshop sees it. */
export async function fileOf(database: Database, row: OrderRow): Promise<OrderFile> {
  const problem = (await paymentRow(database, row.id))?.problem;
  return {
    ...(await linkedOrder(database, row)),
    ...(problem && { paymentProblem: problem }),
    revision: row.revision,
    account: await accountOf(database, row.customer_id),
    undoesTo: (await undoOf(database, row))?.state ?? null,
    history: await recordsOf(database, row.id),
  };
}

/** An order by its number, with its account and all its events, or `null`. */
export async function findOrderFile(database: Database, number: string): Promise<OrderFile | null> {
  const row = await rowOfNumber(database, number);
  return row ? await fileOf(database, row) : null;
}
