import { shopDatabase } from "~/database/shop-database.server";
import type { OrderRequest } from "~/domain/orders/order";
import type { SignedInClient } from "~/provider/client/client.server";
import { provider } from "~/provider/provider.server";
import { anOrderLine, anOrderRequest } from "./order-builders";
import { SHOP } from "./shop-env";
import { putOrder } from "./stored-orders";

/** The provider's calls for the owner of a session cookie of the shop. */
export async function clientOf(cookie: string): Promise<SignedInClient> {
  const { identityOf } = await import("~/auth/identity.server");
  const { signedIn } = await identityOf(new Request(SHOP, { headers: { Cookie: cookie } }));
  if (!signedIn) throw new Error("nobody is signed in");
  return provider().as(signedIn);
}

/** An order of this customer's that was just delivered. */
export async function aDeliveredOrder(owner: SignedInClient, change: Partial<OrderRequest> = {}) {
  const product = await provider().getProduct("ashby");
  if (!product) throw new Error("the catalog has no Ashby");
  const { order, link } = await owner.placeOrder({ ...anOrderRequest([anOrderLine(product)]), ...change });
  const { number } = order;
  await putOrder(await shopDatabase(), number, ["confirmed", "in-production", "shipped", "delivered"], Date.now());
  return { number, link };
}
