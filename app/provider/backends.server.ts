import type { Env } from "~/platform/env.server";
import type { BackendHandle } from "./contract/port.server";
import { createEmbeddedBackend } from "./embedded/backend.server";
import { createRemoteBackend } from "./remote/backend.server";

interface BackendOptions {
  /** Where the hosted sign-in page sends people back to. */
  readonly returnUrl: string;
  /** Told what the operator must see once and can read nowhere else. */
  readonly announceAdmin: (email: string, password: string) => void;
}

/** The back end that the configuration names; the one place that knows them all. */
export async function createBackend(env: Env, { returnUrl, announceAdmin }: BackendOptions): Promise<BackendHandle> {
  const { provider, databasePath, admin, adminEmails } = env;
  if (provider.kind === "remote") return createRemoteBackend({ baseUrl: provider.url });
  return createEmbeddedBackend({
    databasePath,
    returnUrls: [returnUrl],
    admin,
    adminEmails,
    announceAdmin,
    now: Date.now,
  });
}
