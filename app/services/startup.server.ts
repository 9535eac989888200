import { startProvider } from "~/provider/provider.server";

/** Opens what the shop cannot run without, so that a broken configuration stops the boot and not the first visitor. */
export async function startServices(): Promise<void> {
  await startProvider();
}
