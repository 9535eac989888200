import { ADMIN, NO_MAIL_SERVER, RETURN_URL } from "../support/embedded-backend";
import { passStoresSignIn, startShopifyShop } from "../support/shopify-shop";
import { describeAccounts } from "./accounts-contract";
import { describeAnythingElse } from "./anything-else-contract";
import { describeApprovals } from "./approvals-contract";
import type { StartHost } from "./host-under-test";
import { describeProducts } from "./products-contract";
import { describeSignIn } from "./sign-in-contract";

const NAME = "shopify, on a store of this machine";
const ABILITIES = { clock: true, writes: true, admin: true };

const start: StartHost = async (now) => {
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
};

// The nine calls: nothing else is Shopify's.
describeProducts(NAME, start);
describeAnythingElse(NAME, start, ABILITIES);
describeAccounts(NAME, start);
describeSignIn(NAME, start, ABILITIES);
describeApprovals(NAME, start);
