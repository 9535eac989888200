import { Request, type Response } from "undici";
import type { Database } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { EnvError, env } from "~/base/platform/env.server";
import { log } from "~/base/platform/log.server";
import { addGauge } from "~/base/platform/metrics/meter.server";
import { createLimit } from "~/base/platform/rate-limits/limit.server";
import { currentLeaving, currentRequestId, currentVisitor } from "~/base/platform/request-context.server";
import { sessionSecrets } from "~/base/platform/session-secret.server";
import { onShutdown } from "~/base/platform/shutdown.server";
import { singleton } from "~/base/platform/singleton.server";
import { mailShop } from "~/house/mail/frame.server";
import * as backends from "./backends.server";
import { breakerGauge } from "./breaker-gauge.server";
import { firstCatalog } from "./catalog.server";
import { createProviderClient, type ProviderClient } from "./client/client.server";
import {
  type BackendConfig,
  type BackendHandle,
  type BackendTraits,
  type Invitation,
  PAGE_COOKIE_PREFIX,
  type WebhookOutcome,
  type WebhookRequest,
} from "./contract/backend.server";

/** Calls of the contract have only paths; the back end decides where to send them. */
const ORIGIN = "http://provider.internal";

/** The address to which the provider's hosted sign-in page redirects the browser (specification, section 4). */
function signInReturnUrl(): string {
  return `${env().publicOrigin}/shopify/callback`;
}

/** Bypasses the log, which must hold no secrets: this is only for the terminal. */
function announceAdmin(email: string, password: string): void {
  process.stdout.write(
    `\n  The first admin signs in as ${email} with the password ${password}\n  It is not shown again.\n\n`,
  );
}

/** For the terminal only, like the password above: anybody with the code becomes an admin. */
function announceInvitation({ email, code, page }: Invitation): void {
  process.stdout.write(
    `\n  ADMIN_EMAILS names ${email}, but nobody has confirmed that address yet. To become an admin, its owner opens\n  ${page}\n  and confirms it with the code ${code}\n  The code works once, for a week or until the next start.\n\n`,
  );
}

type CreateBackend = (config: BackendConfig) => Promise<BackendHandle>;

const KNOWN: Readonly<Record<string, CreateBackend>> = backends;

/** @throws EnvError when there is no back end with the configured name */
async function createBackend(): Promise<BackendHandle> {
  const name = env().provider;
  const create = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (!create) throw new EnvError(`PROVIDER must be ${Object.keys(KNOWN).join(" or ")}`);
  return create(configFor(await shopDatabase()));
}

function configFor(database: Database): BackendConfig {
  const { remote, shopify, mail, admin, adminEmails } = env();
  return {
    shop: mailShop(),
    returnUrl: signInReturnUrl(),
    remote,
    shopify,
    mail,
    database,
    catalog: firstCatalog,
    admin,
    adminEmails,
    announceAdmin,
    announceInvitation,
    secrets: sessionSecrets,
    log,
    createLimit,
    visitor: currentVisitor,
    now: Date.now,
  };
}

export function backend(): Promise<BackendHandle> {
  return singleton("provider-backend", () => {
    const started = createBackend();
    onShutdown(async () => (await started).close());
    addGauge(breakerGauge(started));
    return started;
  });
}

export function provider(): ProviderClient {
  return singleton("provider-client", () =>
    createProviderClient({
      backend: async (request) => (await backend()).handle(request),
      origin: ORIGIN,
      returnUrl: signInReturnUrl(),
      log,
      now: Date.now,
      requestId: currentRequestId,
      policy: async () => (await backend()).policy,
      leaving: currentLeaving,
    }),
  );
}

/** Awaited at boot too, so that a broken configuration fails immediately. */
export async function providerTraits(): Promise<BackendTraits> {
  return (await backend()).traits;
}

export async function pingProvider(signal: AbortSignal): Promise<void> {
  await (await backend()).ping(signal);
}

export async function signInUrl(): Promise<string> {
  return (await backend()).signIn.start();
}

/**
 * The path of the page for a forgotten password, the same for every visitor; `null` if this process has no such page.
 */
export async function forgottenPasswordPath(): Promise<string | null> {
  const { traits, signIn } = await backend();
  return (traits.passwords && signIn.forgottenPath) || null;
}

export interface PageRequest {
  readonly path: string;
  readonly form: URLSearchParams | null;
  /** The browser's `Cookie` header, of which the page gets only its own cookies. */
  readonly cookie: string | null;
  readonly signal: AbortSignal;
}

const ownCookies = (cookie: string | null) =>
  (cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(PAGE_COOKIE_PREFIX))
    .join("; ");

/** Passes on a notification from the provider; `null` if the back end takes none. */
export async function receiveWebhook(request: WebhookRequest): Promise<WebhookOutcome | null> {
  return (await (await backend()).receiveWebhook?.(request)) ?? null;
}

/** A page of the provider's own, served by this process, or `null` when the provider hosts its pages elsewhere. */
export async function askSignInPage({ path, form, cookie, signal }: PageRequest): Promise<Response | null> {
  const { pages } = (await backend()).signIn;
  if (!pages) return null;
  const init = { headers: { Cookie: ownCookies(cookie) }, signal };
  const posted = form && { method: "POST", body: form.toString() };
  return pages(new Request(new URL(path, ORIGIN), { ...init, ...posted }), currentVisitor());
}
