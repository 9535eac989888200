import type { Env } from "~/platform/env.server";
import type { BackendHandle } from "./contract/port.server";
import { createEmbeddedBackend } from "./embedded/backend.server";
import { createRemoteBackend } from "./remote/backend.server";

/** The back end that the configuration names; the one place that knows them all. */
export async function createBackend({ provider, databasePath }: Env): Promise<BackendHandle> {
  if (provider.kind === "remote") return createRemoteBackend({ baseUrl: provider.url });
  return createEmbeddedBackend({ databasePath });
}
