import type { Backend } from "~/provider/contract/backend.server";
import { serveBackend } from "./backend-server";
import { anEmbeddedBackend } from "./embedded-backend";
import { MAIL_SHOP } from "./mail-shop";
import { freePort, type ShopServer, startShop } from "./shop-server";

export interface RemoteShop extends Pick<ShopServer, "origin" | "output" | "stop"> {
  /** The provider itself. */
  readonly handle: Backend;
  /** Inserts a layer between the shop and its provider, or removes it. */
  intercept(backend: Backend | null): void;
}

/**
 * The built shop with a remote provider: an embedded back end with its sign-in page, on another port of 127.0.0.1.
 *
 * @param first a layer between them from the start on
 */
export async function startRemoteShop(first: Backend | null = null): Promise<RemoteShop> {
  const port = await freePort();
  const publicOrigin = `http://127.0.0.1:${port}`;
  const backend = await anEmbeddedBackend({
    shop: { ...MAIL_SHOP, publicOrigin },
    returnUrl: `${publicOrigin}/shopify/callback`,
  });
  let between = first;
  const host = await serveBackend({ ...backend, handle: (request) => (between ?? backend.handle)(request) });
  const remote = { PROVIDER: "remote", PROVIDER_URL: host.url, PROVIDER_LOGIN_URL: host.signInUrl };
  const shop = await startShop(remote, port);
  return {
    origin: shop.origin,
    output: shop.output,
    handle: backend.handle,
    intercept(next) {
      between = next;
    },
    async stop() {
      await shop.stop();
      await host.stop();
      await backend.close();
    },
  };
}
