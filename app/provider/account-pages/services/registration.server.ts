import { createHash } from "node:crypto";
import { write } from "~/base/database/database.server";
import { orNullIfBusy } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { singleton } from "~/base/platform/singleton.server";
import { mailShop } from "~/house/mail/frame.server";
import { notifyShop } from "~/house/mail/shop-mail.server";
import { accountState } from "~/provider/accounts/account";
import { newAccountLetter } from "~/provider/accounts/account-mails.server";
import type { Registration } from "~/provider/accounts/profile";
import { orNullAt, orUpstreamFailure, ProviderError } from "~/provider/client/provider-error.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { findTier } from "~/trade/pricing/tiers";

const FAILED = "An error occurred while creating your account. Please try again.";

const CONFLICT = 409;

/** The provider refused fields of the form; `fieldErrors` has the reasons by the form's field names. */
export class RegistrationRefused extends Error {
  override readonly name = "RegistrationRefused";
  constructor(readonly fieldErrors: Readonly<Record<string, string>>) {
    super("the provider refused some fields");
  }
}

const UNPROCESSABLE = 422;
const OF_PERSON: readonly string[] = ["email", "password", "firstName", "lastName", "phone", "businessName"];
const OF_ADDRESS = /^addresses\.(?:mailing|billing|shipping)\.(address1|address2|city|province|zip)$/;

function nameOf(path: string): string | null {
  const part = OF_ADDRESS.exec(path)?.[1];
  if (part) return `mailingAddress.${part}`;
  return OF_PERSON.includes(path) ? path : null;
}

/** @throws RegistrationRefused if the provider refused fields that are in the form */
async function orFieldErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== UNPROCESSABLE) throw error;
    const named = Object.entries(error.fields ?? {}).flatMap(([path, why]) => {
      const name = nameOf(path);
      return name === null ? [] : [[name, why] as const];
    });
    if (named.length === 0) throw error;
    throw new RegistrationRefused(Object.fromEntries(named));
  }
}

/**
 * Mails the shop about an account that a remote provider has registered; the account is valid even if that fails. A
 * provider may answer in the same way for an address that it knows: then the shop gets the mail too.
 */
async function report(registration: Registration): Promise<void> {
  if ((await providerTraits()).reportsAccounts) return;
  const tier = findTier(registration.tier)?.label ?? "";
  const letter = newAccountLetter({ ...registration, tier }, accountState([registration.tier]) === "pending");
  await orNullIfBusy(write(await shopDatabase(), (trx) => notifyShop(trx, mailShop(), letter, Date.now())));
}

async function registerAndReport(registration: Registration, signal: AbortSignal): Promise<string | null> {
  const code = await provider().register(registration, signal);
  await report(registration);
  return code;
}

/** Treats a provider's "already exists" like a new account: the shop must not reveal which addresses are known. */
function registerQuietly(registration: Registration, signal: AbortSignal): Promise<string | null> {
  return orFieldErrors(orNullAt(CONFLICT, registerAndReport(registration, signal)));
}

/** A double click without JavaScript cancels the first post before the second one arrives. */
const AWAITED_AGAIN_MS = 1000;

interface Running {
  readonly work: Promise<string | null>;
  readonly controller: AbortController;
  waiting: number;
}

const allRunning = () => singleton("registrations", () => new Map<string, Running>());

function start(key: string, registration: Registration): Running {
  const controller = new AbortController();
  const work = orUpstreamFailure(() => FAILED, registerQuietly(registration, controller.signal));
  const running = { work, controller, waiting: 0 };
  const forget = () => {
    if (allRunning().get(key) === running) allRunning().delete(key);
  };
  allRunning().set(key, running);
  controller.signal.addEventListener("abort", forget);
  work.then(forget, forget);
  return running;
}

/**
 * Creates an account. A second post of the same form, as by a double click, joins the first; the call is aborted a
 * second after the last visitor waiting for it has left. Returns a one-time code that signs in the new account, if the
 * provider gives one. Throws RegistrationRefused or UpstreamFailure.
 */
export async function register(registration: Registration, signal: AbortSignal): Promise<string | null> {
  const key = createHash("sha256").update(JSON.stringify(registration)).digest("base64");
  signal.throwIfAborted();
  const running = allRunning().get(key) ?? start(key, registration);
  const leave = () => {
    running.waiting -= 1;
    setTimeout(() => running.waiting === 0 && running.controller.abort(), AWAITED_AGAIN_MS).unref();
  };
  running.waiting += 1;
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await running.work;
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

export async function asksForPassword(): Promise<boolean> {
  return (await providerTraits()).passwords;
}
