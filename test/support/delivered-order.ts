import { shopDatabase } from "~/base/database/shop-database.server";
import type { OrderRequest } from "~/ordering/orders/order";
import type { SignedInClient } from "~/provider/client/client.server";
import { provider } from "~/provider/provider.server";
import { anOrderRequest } from "./order-builders";
import { SHOP } from "./shop-env";
import { aSoldLine, placeIn, putOrder } from "./stored-orders";

/** The provider's calls for the owner of a session cookie of the shop. */
export async function clientOf(cookie: string): Promise<SignedInClient> {
  const { identityOf } = await import("~/provider/auth/identity.server");
  const { signedIn } = await identityOf(new Request(SHOP, { headers: { Cookie: cookie } }));
  if (!signedIn) throw new Error("nobody is signed in");
  return provider().as(signedIn);
}

/** An order of this customer's that was just delivered. */
export async function aDeliveredOrder(owner: SignedInClient, change: Partial<OrderRequest> = {}) {
  const database = await shopDatabase();
  const account = await owner.getAccount();
  const request = anOrderRequest([await aSoldLine(database)], change);
  const { order, link } = await placeIn(database, request, { now: Date.now(), customerId: account?.id ?? null });
  const { number } = order;
  await putOrder(database, number, ["confirmed", "in-production", "shipped", "delivered"], Date.now());
  return { number, link };
}
