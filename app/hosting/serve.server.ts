import { EnvError, env } from "~/platform/env.server";
import { isLoopback } from "~/platform/env-schema.server";
import { listen } from "~/platform/http/listen.server";
import { log } from "~/platform/log.server";
import { backend } from "~/provider/provider.server";
import { providerListener } from "./provider-listener.server";

/** @throws EnvError if shops could not find this provider, or anybody could use it */
function pagesOrigin(): string {
  const { providerOrigin, providerToken } = env();
  if (!providerOrigin) {
    throw new EnvError("PROVIDER_ORIGIN is required: the origin at which browsers see the provider's sign-in page");
  }
  if (!providerToken && !isLoopback(providerOrigin)) {
    throw new EnvError("PROVIDER_TOKEN is required: a secret that this host and its shops have in common");
  }
  return providerOrigin;
}

/** Runs the provider as a process of its own, shared by any number of shops, which set `PROVIDER=remote`. */
export async function serve(): Promise<void> {
  const origin = pagesOrigin();
  const started = await backend(origin);
  if (!started.signIn.pages) throw new EnvError("PROVIDER must be a back end that runs in this process");
  const { providerToken, publicOrigin, port } = env();
  await listen(
    providerListener({ backend: started, token: providerToken, pagesOrigin: origin, shopOrigin: publicOrigin }),
  );
  log.info("provider.start", { port, pagesOrigin: origin, shopOrigin: publicOrigin });
}
