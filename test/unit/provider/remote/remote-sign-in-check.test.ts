import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackend } from "~/provider/remote/backend.server";
import { RETURN_URL } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";
import { json, type ProviderHost, type Respond, startProviderHost } from "../../../support/provider-host";

interface Body {
  readonly email: string;
  readonly code: string;
}

/** A provider that decides by the request body whether to sign in. */
const signingIn =
  (isTaken: (body: Body) => boolean): Respond =>
  async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as Body;
    const headers = { "Content-Type": "application/json", "Set-Cookie": "session=anybody" };
    if (isTaken(body)) response.writeHead(200, headers).end(JSON.stringify({ user: { email: body.email } }));
    else json(401, { message: "no" })(request, response);
  };

const ANYBODY = signingIn(() => true);
const HONEST = signingIn(({ code }) => code === "given");
/** As section 7 is worded: anybody who has an account, by the e-mail address alone. */
const ANY_KNOWN_ADDRESS = signingIn(({ email }) => email === "ann@shop.test");

const PROOF = { email: "ann@shop.test", code: "given" };

describe("a remote provider", () => {
  let host: ProviderHost;
  let logged: string[];
  const open: { close(): Promise<void> }[] = [];
  beforeEach(async () => {
    logged = [];
    host = await startProviderHost(HONEST);
  });
  afterEach(async () => {
    for (const backend of open.splice(0)) await backend.close();
    await host.stop();
  });

  async function start(allowsEmailAlone = false) {
    const backend = await createBackend({
      remote: { url: host.url, signInUrl: `${host.url}/login`, allowsEmailAlone },
      returnUrl: RETURN_URL,
      log: { info: () => {}, error: (event) => logged.push(event) },
    });
    open.push(backend);
    return aClient(backend.handle).client;
  }

  it("that signs in anybody stops the start; the message names the variable and the way out", async () => {
    host.respond(ANYBODY);
    await expect(start()).rejects.toThrow(
      /^PROVIDER_URL names a provider that signs in anyone.*ALLOW_SIGN_IN_BY_EMAIL_ALONE=yes/,
    );
  });

  it("that signs in anybody is used if the operator explicitly allows it", async () => {
    host.respond(ANYBODY);
    const client = await start(true);
    expect((await client.login({ ...PROOF, code: "x" })).email).toBe(PROOF.email);
    expect(host.requests).toHaveLength(1);
  });

  it("that signs in by e-mail address alone signs in nobody", async () => {
    host.respond(ANY_KNOWN_ADDRESS);
    const client = await start();
    for (let time = 0; time < 2; time += 1) {
      await expect(client.login(PROOF)).rejects.toMatchObject({ status: 401 });
    }
    expect(logged).toEqual(["provider.sign-in.by-email-alone", "provider.sign-in.by-email-alone"]);
  });

  it("that signs in by e-mail address alone does not pass the check by refusing a stranger", async () => {
    host.respond(ANY_KNOWN_ADDRESS);
    const client = await start();
    await expect(client.login({ email: "stranger@shop.test", code: "x" })).rejects.toMatchObject({ status: 401 });
    await expect(client.login(PROOF)).rejects.toMatchObject({ status: 401 });
  });

  it("that checks codes is tested at startup and once more, for the first address that signs in", async () => {
    const client = await start();
    expect(host.requests).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) expect((await client.login(PROOF)).email).toBe(PROOF.email);
    expect(host.requests).toHaveLength(4);
    expect(logged).toEqual([]);
  });

  it.each<[string, Respond]>([
    ["does not answer at boot", (request) => request.socket.destroy()],
    ["fails at boot", json(500, { message: "no" })],
    ["answers nonsense at boot", (_request, response) => response.end("<html>")],
  ])("that signs in anybody, and %s, does not stop the start, but signs in nobody later", async (_what, first) => {
    host.respond(first);
    const client = await start();
    host.respond(ANYBODY);
    await expect(client.login(PROOF)).rejects.toMatchObject({ status: 401 });
    host.respond(HONEST);
    expect((await client.login(PROOF)).email).toBe(PROOF.email);
  });

  it("that cannot be reached for the check signs in nobody either", async () => {
    const client = await start();
    host.respond((request) => request.socket.destroy());
    await expect(client.login(PROOF)).rejects.toMatchObject({ kind: "unreachable" });
    host.respond(HONEST);
    expect((await client.login(PROOF)).email).toBe(PROOF.email);
  });
});
