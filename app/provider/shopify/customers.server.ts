import { LRUCache } from "lru-cache";
import { normalizeEmail } from "~/base/addresses/email";
import { type Transaction, write } from "~/base/database/database.server";
import { adoptRecords, storeAccount } from "~/provider/accounts/accounts.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { accountOf, customerIdOfGid, isCustomerId, type ShopifyCustomer } from "./customer.server";
import type { StoredTokens } from "./customer-tokens.server";
import { type CustomerTokens, type OpenId, TokensEnded } from "./openid.server";
import { signedInCustomer } from "./operations/account.server";
import { endSessions, hasSession } from "./sessions.server";
import { ShopifyError } from "./shopify-error.server";
import type { Turns } from "./turns.server";
import type { Ask } from "./wire.server";
import { within } from "./within.server";

/** How long Shopify's answer about a customer is cached, in milliseconds. */
const CACHED_MS = 3_000;
/** The time limit for asking Shopify about a customer, in milliseconds: the shop itself waits 15 seconds. */
const CHECK_MS = 12_000;
/** An access token is renewed this long before it expires, in milliseconds. */
const MARGIN_MS = 60_000;

interface CustomerOptions extends Pick<BackendConfig, "database" | "adminEmails" | "now"> {
  readonly ask: Ask;
  readonly openId: OpenId;
  readonly stored: StoredTokens;
  readonly turns: Turns;
}

export function createCustomers({ ask, openId, database, stored, turns, adminEmails, now }: CustomerOptions) {
  const checks = new LRUCache<string, Promise<ShopifyCustomer | null>>({ max: 5_000, ttl: CACHED_MS });
  const renewals = new Map<string, Promise<CustomerTokens>>();

  /** @throws TokensEnded, ShopifyError */
  async function read({ access }: CustomerTokens, signal: AbortSignal): Promise<ShopifyCustomer> {
    const headers = { Authorization: access };
    try {
      const { customer } = await ask(signedInCustomer, {}, { signal, isRead: true, headers });
      const email = customer.emailAddress?.emailAddress;
      if (!email) throw new TokensEnded();
      return {
        id: customerIdOfGid(customer.id),
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
    // Another process may have renewed the tokens in the meantime, or the customer signed in again: use those then.
    const replaced = async () => {
      const current = await stored.read(database.db, id);
      return current && current.access !== old.access ? current : null;
    };
    const earlier = await replaced();
    if (earlier) return earlier;
    try {
      const renewed = await openId.refresh(old);
      await write(database, (trx) => stored.renew(trx, id, renewed));
      return renewed;
    } catch (error) {
      const current = error instanceof TokensEnded ? await replaced() : null;
      if (current) return current;
      throw error;
    }
  }

  /**
   * Renews tokens with a single call, however many wait for it, and in one process at a time: a refresh token that is
   * sent twice may end the sign-in.
   */
  function renewed(id: string, old: CustomerTokens): Promise<CustomerTokens> {
    const inTurn = (signal: AbortSignal) => turns(`renewal ${id}`, () => renew(id, old), signal);
    const running = renewals.get(id) ?? within(CHECK_MS, inTurn).finally(() => renewals.delete(id));
    renewals.set(id, running);
    return running;
  }

  /** @throws TokensEnded, ShopifyError */
  async function readAgain(id: string, signal: AbortSignal): Promise<ShopifyCustomer> {
    const known = await stored.read(database.db, id);
    if (!known) throw new TokensEnded();
    const tokens = known.until - MARGIN_MS > Date.now() ? known : await renewed(id, known);
    try {
      return await read(tokens, signal);
    } catch (error) {
      if (!(error instanceof TokensEnded) || tokens !== known) throw error;
      return read(await renewed(id, known), signal);
    }
  }

  const end = (id: string) =>
    write(database, async (trx) => {
      await endSessions(trx, id);
      await stored.forget(trx, id);
    });

  async function check(id: string, signal: AbortSignal): Promise<ShopifyCustomer | null> {
    try {
      const customer = await readAgain(id, signal);
      if (customer.id !== id) throw new TokensEnded();
      return customer;
    } catch (error) {
      if (!(error instanceof TokensEnded)) throw error;
      await end(id);
      return null;
    }
  }

  async function store(trx: Transaction, customer: ShopifyCustomer, tokens: CustomerTokens): Promise<void> {
    await stored.keep(trx, customer.id, tokens);
    await storeAccount(trx, accountOf(customer, true, adminEmails));
    await adoptRecords(trx, customer, (id) => !isCustomerId(id));
  }

  return {
    /**
     * A signed-in customer as Shopify knows them now; if they are not, `null`, and their sessions here end. Throws
     * ShopifyError.
     */
    async find(id: string): Promise<ShopifyCustomer | null> {
      const running = checks.get(id);
      if (running) return running;
      // A caller who leaves must not cancel the check for the others.
      const asked = within(CHECK_MS, (signal) => check(id, signal));
      checks.set(id, asked);
      asked.catch(() => checks.delete(id));
      return asked;
    },
    forget(id: string): void {
      checks.delete(id);
    },
    /** Stores a customer who has just signed in. Throws TokensEnded or ShopifyError. */
    async keep(tokens: CustomerTokens, signal: AbortSignal): Promise<ShopifyCustomer> {
      const customer = await read(tokens, signal);
      await write(database, (trx) => store(trx, customer, tokens));
      checks.delete(customer.id);
      return customer;
    },
    async leave(id: string): Promise<void> {
      checks.delete(id);
      if (await hasSession(database.db, id, now())) return;
      const tokens = await stored.read(database.db, id);
      await write(database, (trx) => stored.forget(trx, id));
      if (tokens) await openId.end(tokens);
    },
  };
}

export type Customers = ReturnType<typeof createCustomers>;
