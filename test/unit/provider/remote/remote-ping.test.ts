import { once } from "node:events";
import http from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { json, type Respond, startProviderHost } from "../../../support/provider-host";
import { aRemoteBackend } from "../../../support/remote-backend";

describe("the check that a remote provider answers", () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  async function ping(respond: Respond, signal = new AbortController().signal) {
    const host = await startProviderHost(respond);
    const backend = aRemoteBackend(host.url);
    closers.push(
      () => backend.close(),
      () => host.stop(),
    );
    await backend.ping(signal);
    return host.requests;
  }

  it("uses the smallest call of the contract, not its catalog", async () => {
    expect(await ping(json(401, { message: "Not signed in" }))).toEqual([
      expect.stringMatching(/^\/api\/customers\/me\?_t=\d+$/),
    ]);
  });

  it("fails if the provider fails, does not listen, or exceeds the time limit", async () => {
    await expect(ping(json(503, {}))).rejects.toThrow("503");
    const server = http.createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, "close");
    const away = aRemoteBackend(`http://127.0.0.1:${port}`);
    closers.push(() => away.close());
    await expect(away.ping(new AbortController().signal)).rejects.toThrow();
    const late = new AbortController();
    await expect(
      ping(() => {
        late.abort();
      }, late.signal),
    ).rejects.toThrow();
  });
});
