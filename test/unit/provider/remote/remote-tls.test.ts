import { expect, it } from "vitest";
import { aClient } from "../../../support/provider-client";
import { aRemoteBackend } from "../../../support/remote-backend";
import { startTlsHost } from "../../../support/tls-host";
import { aWireProduct, wireList } from "../../../support/wire-products";

it("the remote back end sends nothing to a provider with an untrusted certificate", async () => {
  const host = await startTlsHost(wireList(aWireProduct()));
  const backend = aRemoteBackend(host.url);
  const { client, logged } = aClient(backend.handle);
  await expect(client.listProducts()).rejects.toMatchObject({ kind: "unreachable" });
  expect(JSON.stringify(logged)).toContain("self-signed certificate");
  await expect(backend.ping(new AbortController().signal)).rejects.toMatchObject({
    code: "DEPTH_ZERO_SELF_SIGNED_CERT",
  });
  expect(host.answered()).toBe(0);
  await backend.close();
  await host.stop();
});
