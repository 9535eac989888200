import { describe, expect, it } from "vitest";
import { startShop } from "../support/shop-server";
import { OWN_CERTIFICATE, startTlsHost } from "../support/tls-host";
import { aWireProduct, wireList } from "../support/wire-products";

/** How the shop page of a shop with this provider answers. */
async function shopPage(url: string, environment: Readonly<Record<string, string>>) {
  const shop = await startShop({ PROVIDER: "remote", PROVIDER_URL: url, ...environment });
  const { status } = await fetch(`${shop.origin}/shop`);
  await shop.stop();
  return status;
}

describe("a provider with a certificate of an own authority", () => {
  it("is spoken to when the operator names the authority to Node, and not before", async () => {
    const host = await startTlsHost(wireList(aWireProduct()));
    expect(await shopPage(host.url, {})).toBe(503);
    expect(host.answered()).toBe(0);
    expect(await shopPage(host.url, { NODE_EXTRA_CA_CERTS: OWN_CERTIFICATE })).toBe(200);
    expect(host.answered()).toBeGreaterThan(0);
    await host.stop();
  });

  it("stops the start where anybody could listen", async () => {
    await expect(startShop({ PROVIDER: "remote", PROVIDER_URL: "http://provider.test" })).rejects.toThrow(
      "PROVIDER_URL must be https, or ALLOW_PLAIN_PROVIDER=yes",
    );
  });
});
