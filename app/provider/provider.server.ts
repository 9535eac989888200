import { Request, type Response } from "undici";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { currentRequestId } from "~/platform/request-context.server";
import { onShutdown } from "~/platform/shutdown.server";
import { singleton } from "~/platform/singleton.server";
import { createBackend } from "./backends.server";
import { createProviderClient, type ProviderClient } from "./client.server";
import type { BackendHandle } from "./contract/port.server";

/** The contract's calls carry paths; the back end decides where they go. */
const ORIGIN = "http://provider.internal";

/** Where the provider's hosted sign-in page sends the browser back to (specification, section 4). */
export function signInReturnUrl(): string {
  return `${env().publicOrigin}/shopify/callback`;
}

/** Past the log, which holds no secrets: this is for the eyes in front of the terminal. */
function announceAdmin(email: string, password: string): void {
  process.stdout.write(
    `\n  The first admin signs in as ${email} with the password ${password}\n  It is shown this once.\n\n`,
  );
}

function backend(): Promise<BackendHandle> {
  return singleton("provider-backend", () => {
    const started = createBackend(env(), { returnUrl: signInReturnUrl(), announceAdmin });
    onShutdown(async () => (await started).close());
    return started;
  });
}

/** Opens the configured back end; awaited at boot, so that a broken configuration shows at once. */
export async function startProvider(): Promise<void> {
  await backend();
}

/** The process's client of the configured provider. */
export function provider(): ProviderClient {
  return singleton("provider-client", () =>
    createProviderClient({
      backend: async (request) => (await backend()).handle(request),
      origin: ORIGIN,
      log,
      now: Date.now,
      requestId: currentRequestId,
    }),
  );
}

/**
 * The provider's own sign-in page, answered by this process, or `null` when the provider has its page elsewhere.
 *
 * @param path the page's path and query
 * @param form what was posted; `null` opens the page
 */
export async function askSignInPage(path: string, form: URLSearchParams | null): Promise<Response | null> {
  const { signInPage } = await backend();
  if (!signInPage) return null;
  const url = new URL(path, ORIGIN);
  return signInPage(form ? new Request(url, { method: "POST", body: form.toString() }) : new Request(url));
}
