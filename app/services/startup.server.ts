import type { PageSources } from "~/platform/csp.server";
import { providerTraits } from "~/provider/provider.server";

/**
 * Starts what the shop cannot run without, so that a broken configuration fails at boot rather than for the first
 * visitor.
 *
 * @returns the Content-Security-Policy sources that the provider needs
 */
export function startServices(): Promise<PageSources> {
  return providerTraits();
}
