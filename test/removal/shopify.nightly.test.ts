import { describeWithout } from "./without-back-end";

const STORE = [
  "SHOPIFY_STORE=https://doors.myshopify.com",
  ...["STOREFRONT_TOKEN", "CLIENT_ID", "CLIENT_SECRET", "ACCOUNT_CLIENT_ID", "ACCOUNT_CLIENT_SECRET"].map(
    (key) => `SHOPIFY_${key}=none-of-a-store`,
  ),
];

describeWithout({
  name: "shopify",
  about: "test/contract/shopify.nightly.test.ts",
  left: "embedded or remote",
  needs: STORE,
});
