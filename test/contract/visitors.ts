import { randomUUID } from "node:crypto";
import { Request } from "undici";
import type { ProviderClient } from "~/provider/client/client.server";
import type { ProviderSession } from "~/provider/client/session.server";
import type { TierId } from "~/trade/pricing/tiers";
import { aRegistration } from "../support/builders";
import { type Credentials, type HandedOver, passHostedPage } from "../support/hosted-page";
import { aClient } from "../support/provider-client";
import type { HostUnderTest } from "./host-under-test";

/** A session that no provider has issued. */
export const FORGED: ProviderSession = { email: "nobody@shop.test", cookies: { provider_session: "forged" } };

/** No session at all. */
export const NOBODY: ProviderSession = { email: "", cookies: {} };

/** Visitors of the provider under test, who register, sign in and make calls there. */
export function visitorsOf(host: HostUnderTest) {
  const client: ProviderClient = aClient(host.backend.handle, { returnUrl: host.returnUrl, now: Date.now }).client;

  /** What the hosted page passes back for these credentials, or `null`. */
  const passPage = (credentials: Credentials): Promise<HandedOver | null> =>
    host.passPage?.(credentials.email) ?? passHostedPage(host.backend, host.visit, host.returnUrl, credentials);

  async function proofOf(credentials: Credentials): Promise<HandedOver> {
    const proof = await passPage(credentials);
    if (!proof) throw new Error("the hosted page let nobody through");
    return proof;
  }

  async function register(tier: TierId = "trade", change: { firstName?: string } = {}) {
    const credentials = { email: `contract-${randomUUID()}@shop.test`, password: "Secret-pass-1" };
    const code = await client.register(aRegistration({ ...credentials, tier, ...change }));
    return { ...credentials, code };
  }

  const signIn = async (credentials: Credentials) => client.login(await proofOf(credentials));

  /** Sends a call directly, bypassing the client; `_t` as the contract requires. */
  const sendRaw = (method: string, path: string, body?: unknown) =>
    host.backend.handle(
      new Request(`http://provider.test${path}?_t=1700000000000`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { "Content-Type": "application/json" },
        }),
      }),
    );

  /** Whether accounts have a password. Without one, each sign-in has already proved the address. */
  const { passwords } = host.backend.traits;

  return { client, passwords, passPage, proofOf, register, signIn, sendRaw, admin: () => signIn(host.admin) };
}

export type Visitors = ReturnType<typeof visitorsOf>;
