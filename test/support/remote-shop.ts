import { SIGN_IN_PATH, serveBackend } from "./backend-server";
import { ADMIN, anEmbeddedBackend } from "./embedded-backend";
import { type ShopServer, startShop } from "./shop-server";

/** The built shop with a remote provider: an embedded back end with its sign-in page, on another port of 127.0.0.1. */
export async function startRemoteShop(): Promise<Pick<ShopServer, "origin" | "stop">> {
  const returnUrls: string[] = [];
  const backend = await anEmbeddedBackend({ admin: ADMIN, returnUrls });
  const host = await serveBackend(backend);
  const shop = await startShop({
    PROVIDER: "remote",
    PROVIDER_URL: host.url,
    PROVIDER_LOGIN_URL: `${host.url}${SIGN_IN_PATH}`,
  });
  returnUrls.push(`${shop.origin}/shopify/callback`);
  return {
    origin: shop.origin,
    async stop() {
      await shop.stop();
      await host.stop();
      await backend.close();
    },
  };
}
