import { ADMIN, NO_MAIL_SERVER, RETURN_URL } from "../support/embedded-backend";
import { passStoresSignIn, startShopifyShop } from "../support/shopify-shop";
import { describeContract } from "./contract-suite";

describeContract("shopify, on a store of this machine", async (now) => {
  const shop = await startShopifyShop({ now, mail: NO_MAIL_SERVER });
  const { pages } = shop.backend.signIn;
  if (!pages) throw new Error("the gateway has addresses of its own");
  return {
    backend: shop.backend,
    visit: pages,
    passPage: (email) => passStoresSignIn(shop, email.trim()),
    returnUrl: RETURN_URL,
    admin: ADMIN,
    stop: shop.stop,
  };
});
