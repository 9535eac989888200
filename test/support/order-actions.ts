import type { Database } from "~/base/database/database.server";
import type { OrderState } from "~/house/capacity/order-state";
import type { TypedRecipient } from "~/ordering/orders/correction-form";
import type { OrderRequest, OrderTerms } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import type { Shipment } from "~/ordering/orders/shipment";
import {
  answerOrder,
  correctRecipient,
  retryPayment,
  setOrderState,
  setOrderTerms,
  setShipment,
  undoOrderState,
} from "~/ordering/orders/stored/file-changes.server";
import { approveProof, writeToShop } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import type { Stored } from "../stored/with-database";
import { MAIL_SHOP } from "./mail-shop";
import { anOrderRequest } from "./order-builders";
import { aSoldLine, placeIn, WORKSHOP } from "./stored-orders";

export const DEALER = { id: "dealer", email: "di@site.test", tags: ["approved", "dealer"] };

/** Stores the accounts of the dealer and of the admin who changes orders. */
export async function rememberPeople(database: Database): Promise<void> {
  for (const account of [DEALER, { ...WORKSHOP, tags: ["admin"] }]) {
    await rememberAccount(database, { ...account, firstName: "", lastName: "", emailConfirmed: true });
  }
}

/**
 * Places an order, a guest's unless an account is named.
 *
 * @returns the order, and functions for what an admin and its customer do with it
 */
export async function placeOrderWithActions(
  { database, now }: Pick<Stored, "database" | "now">,
  change: Partial<OrderRequest> = {},
  customerId: string | null = null,
) {
  const request = anOrderRequest([await aSoldLine(database())], change);
  const { order, link } = await placeIn(database(), request, { now: now(), customerId });
  const { number } = order;
  const seen = (revision: number, other = {}) => ({
    ...{ number, revision, actorId: WORKSHOP.id, shop: MAIL_SHOP },
    ...other,
  });
  return {
    order,
    link,
    number,
    file: async () => (await findOrderFile(database().db, number)) as OrderFile,
    found: async () => (await findOrderByLink(database().db, link))?.order,
    put: (state: OrderState, revision: number, terms: OrderTerms | null = null, other = {}) =>
      setOrderState(database(), seen(revision, other), { state, terms }, now()),
    undo: (revision: number) => undoOrderState(database(), seen(revision), now()),
    agree: (terms: OrderTerms, revision: number) => setOrderTerms(database(), seen(revision), terms, now()),
    ship: (shipment: Shipment, revision: number, other = {}) =>
      setOrderState(database(), seen(revision, other), { state: "shipped", terms: null, shipment }, now()),
    correct: (shipment: Shipment, revision: number, other = {}) =>
      setShipment(database(), seen(revision, other), shipment, now()),
    correctRecipient: (typed: TypedRecipient, revision: number) =>
      correctRecipient(database(), seen(revision), typed, now()),
    retry: (revision: number) => retryPayment(database(), seen(revision), now()),
    say: (text: string) => answerOrder(database(), { number, actorId: WORKSHOP.id, shop: MAIL_SHOP }, text, now()),
    ask: (text: string) => writeToShop(database(), link, text, MAIL_SHOP, now()),
    approve: () => approveProof(database(), link, MAIL_SHOP, now()),
  };
}
