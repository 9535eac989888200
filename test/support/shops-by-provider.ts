import type { Page } from "playwright-core";
import { signInOnPages } from "./account-pages";
import { ADMIN } from "./embedded-backend";
import type { Credentials } from "./hosted-page";
import { SHOP_ADMIN } from "./http-sign-in";
import { MAIL_SHOP } from "./mail-shop";
import { startSectionSevenHost } from "./section-seven-host";
import { freePort, startProgram, startShop } from "./shop-server";
import type { LoopbackShopify } from "./shopify/options";
import { startShopify } from "./shopify/start";

/** A built shop with one of the providers behind it. */
export interface ProvidedShop {
  readonly origin: string;
  /** Goes from the shop's sign-in page through the provider's pages, until the shop's redirect. */
  signIn(page: Page, credentials: Credentials): Promise<void>;
  stop(): Promise<void>;
}

async function startEmbedded(program: "shop" | "remixServe" = "shop"): Promise<ProvidedShop> {
  const shop = await startProgram(program, SHOP_ADMIN);
  return { origin: shop.origin, signIn: signInOnPages, stop: () => shop.stop() };
}

async function startRemote(): Promise<ProvidedShop> {
  const port = await freePort();
  const publicOrigin = `http://127.0.0.1:${port}`;
  const host = await startSectionSevenHost({
    shop: { ...MAIL_SHOP, publicOrigin },
    returnUrl: `${publicOrigin}/shopify/callback`,
  });
  const remote = { PROVIDER: "remote", PROVIDER_URL: host.url, PROVIDER_LOGIN_URL: host.signInUrl };
  const shop = await startShop(remote, port);
  return {
    origin: shop.origin,
    signIn: signInOnPages,
    async stop() {
      await shop.stop();
      await host.stop();
    },
  };
}

/** A built shop with its own Shopify store on this machine; {@link ADMIN} is an admin once signed in there. */
export async function startWithStore(): Promise<ProvidedShop & { readonly store: LoopbackShopify }> {
  const port = await freePort();
  const store = await startShopify({ redirectUris: [`http://127.0.0.1:${port}/provider/signed-in`] });
  const keys = {
    PROVIDER: "shopify",
    ADMIN_EMAILS: ADMIN.email,
    SHOPIFY_STORE: store.origin,
    SHOPIFY_STOREFRONT_TOKEN: store.storefrontToken,
    SHOPIFY_CLIENT_ID: store.app.clientId,
    SHOPIFY_CLIENT_SECRET: store.app.clientSecret,
    SHOPIFY_ACCOUNT_CLIENT_ID: store.client.clientId,
    SHOPIFY_ACCOUNT_CLIENT_SECRET: store.client.clientSecret,
  };
  const shop = await startShop(keys, port);
  store.targets.push({ uri: `${shop.origin}/webhooks/shopify`, secret: store.app.clientSecret });
  return {
    origin: shop.origin,
    store,
    async signIn(page, { email }) {
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("button", { name: "Continue" }).waitFor();
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel("6-digit code").fill(store.code);
      await page.getByRole("button", { name: "Submit" }).click();
    },
    async stop() {
      await shop.stop();
      await store.close();
    },
  };
}

/** How to start a shop with each provider or Remix's server; whether accounts have a password, and orders a payment. */
export const PROVIDERS = [
  { name: "embedded", start: () => startEmbedded(), hasPasswords: true, takesPayments: false },
  { name: "remix-serve", start: () => startEmbedded("remixServe"), hasPasswords: true, takesPayments: false },
  { name: "remote", start: startRemote, hasPasswords: true, takesPayments: false },
  { name: "shopify", start: startWithStore, hasPasswords: false, takesPayments: true },
] as const;
