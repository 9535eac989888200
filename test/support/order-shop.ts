import { vi } from "vitest";
import { shopFacts } from "~/base/brand/shop-facts";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { LinkedOrder, OrderRequest } from "~/ordering/orders/order";
import type { SignedInClient } from "~/provider/client/client.server";
import { provider } from "~/provider/provider.server";
import * as accountData from "~/routes/account.data[.]json";
import * as ownOrder from "~/routes/account.orders.$number";
import * as currentOrders from "~/routes/account.orders.current";
import * as orderHistory from "~/routes/account.orders.history";
import * as support from "~/routes/account.support";
import * as receivedOrders from "~/routes/admin.orders";
import * as orderFile from "~/routes/admin.orders_.$number._index";
import * as officeChange from "~/routes/admin.orders_.$number_.change";
import * as workshopLabels from "~/routes/admin.orders_.$number_.labels";
import * as orderNotes from "~/routes/admin.orders_.$number_.notes";
import * as workOrder from "~/routes/admin.orders_.$number_.work-order";
import * as linkedOrder from "~/routes/orders.$link";
import * as orderChange from "~/routes/orders.$link_.change";
import * as cutList from "~/routes/orders.$link_.cut-list[.]csv";
import { anOrderRequest } from "./order-builders";
import { routedShop } from "./routed-shop";
import { SHOP } from "./shop-env";
import { aSoldLine, placeIn } from "./stored-orders";

const handle = routedShop({
  "orders.$link": ["orders/:link", linkedOrder],
  "orders.$link_.cut-list[.]csv": ["orders/:link/cut-list.csv", cutList],
  "account.orders.current": ["account/orders/current", currentOrders],
  "account.orders.history": ["account/orders/history", orderHistory],
  "account.support": ["account/support", support],
  "admin.orders": ["admin/orders", receivedOrders],
  "admin.orders_.$number._index": ["admin/orders/:number", orderFile],
  "orders.$link_.change": ["orders/:link/change", orderChange],
  "admin.orders_.$number_.change": ["admin/orders/:number/change", officeChange],
  "admin.orders_.$number_.labels": ["admin/orders/:number/labels", workshopLabels],
  "admin.orders_.$number_.work-order": ["admin/orders/:number/work-order", workOrder],
  "admin.orders_.$number_.notes": ["admin/orders/:number/notes", orderNotes],
  "account.data[.]json": ["account/data.json", accountData],
  "account.orders.$number": ["account/orders/:number", ownOrder],
});

/** Opens a page of orders as Remix answers it, with the session cookie of a visitor. */
export function openOrders(path: string, cookie = ""): Promise<Response> {
  return handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
}

/** Posts a form to a page of orders. */
export function postTo(
  path: string,
  fields: Readonly<Record<string, string>> | string[][],
  cookie = "",
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return handle(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie, ...headers }, body }));
}

/** Presses a button of an order's page. */
export const pressOn = (path: string, intent: string, cookie = "", headers: Record<string, string> = {}) =>
  postTo(path, { intent }, cookie, headers);

/** Makes the provider answer these calls of a signed-in visitor as the test says, and the others as usual. */
export function answerAs(calls: Partial<SignedInClient>): void {
  const as = provider().as.bind(provider());
  vi.spyOn(provider(), "as").mockImplementation((session) => ({ ...as(session), ...calls }));
}

/** Places an order in the shop; a guest's, unless an account is named. */
export async function placeInShop(
  change: Partial<OrderRequest> = {},
  customerId: string | null = null,
): Promise<LinkedOrder> {
  const database = await shopDatabase();
  const request = anOrderRequest([await aSoldLine(database)], change);
  return placeIn(database, request, { now: Date.now(), customerId, prefix: shopFacts().orderPrefix });
}

/** The id of the account with an e-mail address, once it has signed in at the shop. */
export async function accountIdOf(email: string): Promise<string> {
  const database = await shopDatabase();
  const account = database.db.selectFrom("account").select("id").where("email", "=", email);
  return (await account.executeTakeFirstOrThrow()).id;
}
