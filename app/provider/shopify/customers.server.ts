import { LRUCache } from "lru-cache";
import { normalizeEmail } from "~/domain/email";
import type { House, HouseAccount, OutsideCustomer } from "../contract/house.server";
import { type CustomerTokens, type OpenId, TokensEnded } from "./openid.server";
import { signedInCustomer } from "./operations/account.server";
import { ShopifyError } from "./shopify-error.server";
import type { Ask } from "./wire.server";
import { within } from "./within.server";

/** How long Shopify's answer about a customer is cached, in milliseconds. */
const BELIEVED_MS = 3_000;
/** The time limit for asking Shopify about a customer, in milliseconds: the shop itself waits 15 seconds. */
const CHECK_MS = 12_000;
/** An access token is renewed this long before it expires, in milliseconds. */
const MARGIN_MS = 60_000;

interface CustomerOptions {
  readonly ask: Ask;
  readonly openId: OpenId;
  readonly house: House;
}

function readTokens(text: string | null): CustomerTokens | null {
  try {
    const read = JSON.parse(text ?? "null") as CustomerTokens | null;
    return read && typeof read.access === "string" && typeof read.refresh === "string" ? read : null;
  } catch {
    return null;
  }
}

/** The customers signed in with Shopify: their tokens, and Shopify's data about them. */
export function createCustomers({ ask, openId, house }: CustomerOptions) {
  const checks = new LRUCache<string, Promise<boolean>>({ max: 5_000, ttl: BELIEVED_MS });
  const renewals = new Map<string, Promise<CustomerTokens>>();

  /** @throws TokensEnded, ShopifyError */
  async function read({ access }: CustomerTokens, signal: AbortSignal): Promise<OutsideCustomer> {
    const headers = { Authorization: access };
    try {
      const { customer } = await ask(signedInCustomer, {}, { signal, isRead: true, headers });
      const email = customer.emailAddress?.emailAddress;
      if (!email) throw new TokensEnded();
      return {
        outsideId: customer.id,
        email: normalizeEmail(email),
        firstName: customer.firstName ?? "",
        lastName: customer.lastName ?? "",
        tags: customer.tags,
      };
    } catch (error) {
      if (error instanceof ShopifyError && error.fault === "unauthorized") throw new TokensEnded();
      throw error;
    }
  }

  async function renew(id: string, old: CustomerTokens): Promise<CustomerTokens> {
    try {
      const renewed = await openId.refresh(old);
      await house.keepSecret(id, JSON.stringify(renewed));
      return renewed;
    } catch (error) {
      // If another process has renewed the tokens in the meantime, use its tokens.
      const kept = readTokens(await house.readSecret(id));
      if (error instanceof TokensEnded && kept && kept.refresh !== old.refresh) return kept;
      throw error;
    }
  }

  /** Renews tokens with a single call, however many wait for it. */
  function renewed(id: string, old: CustomerTokens): Promise<CustomerTokens> {
    const running = renewals.get(id) ?? renew(id, old).finally(() => renewals.delete(id));
    renewals.set(id, running);
    return running;
  }

  /** @throws TokensEnded, ShopifyError */
  async function readAgain(id: string, signal: AbortSignal): Promise<OutsideCustomer> {
    const kept = readTokens(await house.readSecret(id));
    if (!kept) throw new TokensEnded();
    const tokens = kept.until - MARGIN_MS > Date.now() ? kept : await renewed(id, kept);
    try {
      return await read(tokens, signal);
    } catch (error) {
      if (!(error instanceof TokensEnded) || tokens !== kept) throw error;
      return read(await renewed(id, kept), signal);
    }
  }

  async function check({ id, outsideId }: HouseAccount, signal: AbortSignal): Promise<boolean> {
    try {
      const customer = await readAgain(id, signal);
      if (customer.outsideId !== outsideId) throw new TokensEnded();
      await house.follow(customer);
      return true;
    } catch (error) {
      if (!(error instanceof TokensEnded)) throw error;
      await house.endSessions(id);
      await house.keepSecret(id, null);
      return false;
    }
  }

  return {
    /**
     * Whether an account is still signed in with Shopify; if so, its name and tags are updated from there. If not, all
     * its sessions end.
     *
     * @throws ShopifyError if Shopify does not answer
     */
    async isSignedIn(account: HouseAccount): Promise<boolean> {
      const running = checks.get(account.id);
      if (running) return running;
      // A caller who leaves must not cancel the check for the others.
      const asked = within(CHECK_MS, (signal) => check(account, signal));
      checks.set(account.id, asked);
      asked.catch(() => checks.delete(account.id));
      return asked;
    },
    /** Discards the cached answer about an account. */
    forget(id: string): void {
      checks.delete(id);
    },
    /**
     * Stores a customer who has just signed in, with the tokens.
     *
     * @throws TokensEnded, ShopifyError
     */
    async keep(tokens: CustomerTokens, signal: AbortSignal): Promise<{ readonly id: string; readonly email: string }> {
      const customer = await read(tokens, signal);
      const id = await house.keepSignedIn(customer);
      await house.keepSecret(id, JSON.stringify(tokens));
      checks.delete(id);
      return { id, email: customer.email };
    },
    /** Removes the tokens of an account that no longer has a session, and ends the session at Shopify if possible. */
    async leave({ id }: HouseAccount): Promise<void> {
      checks.delete(id);
      if (await house.isSignedIn(id)) return;
      const tokens = readTokens(await house.readSecret(id));
      await house.keepSecret(id, null);
      if (tokens) await openId.end(tokens);
    },
  };
}

export type Customers = ReturnType<typeof createCustomers>;
