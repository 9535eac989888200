import type { BackendHandle } from "~/provider/contract/backend.server";
import { createBackend } from "~/provider/remote/backend.server";
import { RETURN_URL } from "./embedded-backend";

/** The remote back end for a provider whose answers a test controls; its sign-in is not checked. */
export function aRemoteBackend(url: string): Pick<BackendHandle, "handle" | "ping" | "close"> {
  const started = createBackend({
    remote: { url, signInUrl: `${url}/login`, allowsEmailAlone: true },
    returnUrl: RETURN_URL,
    log: { info: () => {}, error: () => {} },
  });
  return {
    handle: async (request) => (await started).handle(request),
    ping: async (signal) => (await started).ping(signal),
    close: async () => (await started).close(),
  };
}
