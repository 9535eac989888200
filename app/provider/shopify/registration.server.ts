import { setTimeout as pause } from "node:timers/promises";
import type { Response } from "undici";
import { isEmail, normalizeEmail } from "~/base/addresses/email";
import { write } from "~/base/database/database.server";
import { queueMail } from "~/house/mail/outbox.server";
import { notifyShop } from "~/house/mail/shop-mail.server";
import { accountState } from "~/provider/accounts/account";
import { newAccountLetter, registeredMail } from "~/provider/accounts/account-mails.server";
import { storeAccount } from "~/provider/accounts/accounts.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { readBody } from "~/provider/host/answers.server";
import { ACCOUNT_CALLS, type WireRegistration } from "../contract/accounts.server";
import { answer, badRequest, refuseFields } from "../host/answers.server";
import type { Handler } from "../host/router.server";
import { customerIdOfGid, internationalPhone } from "./customer.server";
import { addTradeAddress, registerTradeCustomer, tradeCustomerByEmail } from "./operations/customers.server";
import { fieldOf, orThrow, ShopifyError, type UserError } from "./shopify-error.server";
import type { Ask } from "./wire.server";

/** The tag for searching customers who await approval; the contract derives "pending" from the other tags. */
export const PENDING_TAG = "pending";

export const METAFIELDS = "trade";

const MAX_MESSAGE_LENGTH = 200;

interface RegistrationOptions extends Pick<BackendConfig, "database" | "shop" | "returnUrl" | "log" | "now"> {
  readonly ask: Ask;
  /** The minimum time for a registration, in milliseconds: timing must not reveal a known address. */
  readonly leastMs: number;
}

type Address = WireRegistration["addresses"]["mailing"];

const fact = (key: string, value: string) => ({
  namespace: METAFIELDS,
  key,
  type: "single_line_text_field",
  value,
});

const CONSENT = { marketingState: "SUBSCRIBED", marketingOptInLevel: "SINGLE_OPT_IN" } as const;

function profileOf(registration: WireRegistration, phone: string | null) {
  const { email, firstName, lastName, tier, businessName, acceptsEmailMarketing } = registration;
  const facts = [fact("tier", tier.id), fact("business_name", businessName), fact("phone", registration.phone)];
  return {
    email: normalizeEmail(email),
    firstName,
    lastName,
    tags: tier.requiresApproval ? [tier.id, PENDING_TAG] : [tier.id],
    metafields: facts.filter(({ value }) => value.trim() !== ""),
    ...(phone && { phone }),
    ...(acceptsEmailMarketing && { emailMarketingConsent: CONSENT }),
    ...(phone && registration.acceptsSmsMarketing && { smsMarketingConsent: CONSENT }),
  };
}

function addressInput(address: Address) {
  const { firstName, lastName, company, address1, address2, city, province, zip, country, phone } = address;
  const number = internationalPhone(phone);
  return {
    firstName,
    lastName,
    company,
    address1,
    address2,
    city,
    zip,
    provinceCode: province,
    countryCode: country as "US",
    ...(number && { phone: number }),
  };
}

const isTaken = (error: UserError) => fieldOf(error) === "email" && /taken|already/i.test(error.message);

/** Registers a trade customer in the store (specification, section 7), without a password. */
export function registrationHandler(options: RegistrationOptions): Handler {
  const { ask, database, shop, returnUrl, leastMs, log, now } = options;

  async function create(
    registration: WireRegistration,
    signal: AbortSignal,
  ): Promise<string | readonly UserError[] | null> {
    const email = normalizeEmail(registration.email);
    const known = await ask(tradeCustomerByEmail, { email }, { signal, isRead: true });
    if (known.customerByIdentifier) return null;
    const attempt = async (phone: string | null) =>
      (await ask(registerTradeCustomer, { profile: profileOf(registration, phone) }, { signal, isRead: false }))
        .customerCreate;
    const phone = internationalPhone(registration.phone);
    let made = await attempt(phone);
    // In Shopify, a number belongs to only one customer, but partners may share a telephone. The number as typed is
    // stored separately.
    if (phone && made?.userErrors.some((error) => fieldOf(error) === "phone")) made = await attempt(null);
    if (made?.customer) return made.customer.id;
    const errors = made?.userErrors ?? [];
    if (errors.some(isTaken)) return null;
    if (errors.length === 0) throw new ShopifyError("malformed", "no customer, and no reason");
    return errors;
  }

  async function welcome(customerId: string, registration: WireRegistration): Promise<void> {
    const { firstName, lastName, tier } = registration;
    const to = { id: customerIdOfGid(customerId), email: normalizeEmail(registration.email), firstName };
    const waits = accountState([tier.id]) === "pending";
    const mail = registeredMail(shop, to, waits);
    await write(database, async (trx) => {
      await storeAccount(trx, { ...to, lastName, tags: [tier.id], emailConfirmed: false });
      await queueMail(trx, mail, now());
      await notifyShop(trx, shop, newAccountLetter({ ...registration, tier: tier.label }, waits), now());
    });
  }

  /** One call for each distinct address; an address that Shopify refuses is left out. */
  async function addAddresses(customerId: string, { addresses }: WireRegistration, signal: AbortSignal): Promise<void> {
    const distinct = new Map(
      [addresses.mailing, addresses.billing, addresses.shipping].map((address) => [JSON.stringify(address), address]),
    );
    for (const [index, address] of [...distinct.values()].entries()) {
      try {
        const variables = { customerId, address: addressInput(address), isDefault: index === 0 };
        const { customerAddressCreate } = await ask(addTradeAddress, variables, { signal, isRead: false });
        orThrow(customerAddressCreate?.userErrors ?? []);
      } catch (error) {
        if (!(error instanceof ShopifyError)) throw error;
        log.error("shopify.address.refused", { why: error.message });
      }
    }
  }

  async function register(registration: WireRegistration, signal: AbortSignal): Promise<Response> {
    const made = await create(registration, signal);
    if (made !== null && typeof made !== "string") {
      return refuseFields(
        Object.fromEntries(made.map((error) => [fieldOf(error), error.message.slice(0, MAX_MESSAGE_LENGTH)])),
      );
    }
    if (made !== null) {
      await welcome(made, registration);
      await addAddresses(made, registration, signal);
    }
    return answer(201, { accepted: true });
  }

  return async ({ request }) => {
    const body = await readBody(request, ACCOUNT_CALLS.register);
    const known = [undefined, returnUrl].includes(body?.return_url);
    if (!body || !known || !isEmail(body.email)) return badRequest();
    const [made] = await Promise.all([
      register(body, request.signal),
      pause(leastMs, undefined, { signal: request.signal }),
    ]);
    return made;
  };
}
