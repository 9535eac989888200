import type { PageSources } from "~/platform/csp.server";
import { startProvider } from "~/provider/provider.server";

/**
 * Opens what the shop cannot run without, so that a broken configuration stops the boot and not the first visitor.
 *
 * @returns what the provider's pages need of the Content-Security-Policy
 */
export function startServices(): Promise<PageSources> {
  return startProvider();
}
