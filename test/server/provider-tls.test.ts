import { describe, expect, it } from "vitest";
import { startShop } from "../support/shop-server";
import { OWN_CERTIFICATE, startTlsHost } from "../support/tls-host";
import { aWireProduct, wireList } from "../support/wire-products";

/** The status of the shop page of a shop with this provider. */
async function shopPage(url: string, environment: Readonly<Record<string, string>>) {
  const shop = await startShop({ PROVIDER: "remote", PROVIDER_URL: url, ...environment });
  const { status } = await fetch(`${shop.origin}/shop`);
  await shop.stop();
  return status;
}

describe("a provider whose certificate has a private authority", () => {
  it("is used only if the operator names the authority to Node", async () => {
    const host = await startTlsHost(wireList(aWireProduct()));
    expect(await shopPage(host.url, {})).toBe(503);
    expect(host.answered()).toBe(0);
    expect(await shopPage(host.url, { NODE_EXTRA_CA_CERTS: OWN_CERTIFICATE })).toBe(200);
    expect(host.answered()).toBeGreaterThan(0);
    await host.stop();
  });

  it("stops the start if its connection could be read by others", async () => {
    await expect(startShop({ PROVIDER: "remote", PROVIDER_URL: "http://provider.test" })).rejects.toThrow(
      "PROVIDER_URL must be https, or ALLOW_PLAIN_PROVIDER=yes",
    );
  });
});
