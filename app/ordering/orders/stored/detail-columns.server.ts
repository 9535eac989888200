import type { Selectable } from "kysely";
import type { Schema } from "~/base/database/schema/schema.server";
import { DETAIL_NAMES, type DetailName, eachDetail, ORDER_DETAILS, type OrderDetails } from "../order-details";

type DetailColumn = (typeof ORDER_DETAILS)[DetailName]["column"];

/** The columns of what is typed about an order. */
export type DetailColumns = Pick<Selectable<Schema["customer_order"]>, DetailColumn>;

/** The columns that store details. */
export const detailColumns = (details: OrderDetails): DetailColumns =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [ORDER_DETAILS[name].column, details[name]])) as DetailColumns;

/** The details in an order's columns. */
export const detailsOfRow = (row: DetailColumns): OrderDetails => eachDetail((name) => row[ORDER_DETAILS[name].column]);

/** The columns of a remake: those that it shares with its original. */
export function remadeColumns(row: DetailColumns): DetailColumns {
  const details = detailsOfRow(row);
  return detailColumns(eachDetail((name, { isRemade }) => (isRemade ? details[name] : "")));
}
