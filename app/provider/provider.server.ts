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

function backend(): Promise<BackendHandle> {
  return singleton("provider-backend", () => {
    const started = createBackend(env());
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
