import { log } from "~/platform/log.server";
import { hear } from "~/provider/provider.server";
import { catalog } from "./catalog.server";

/** What somebody sends who says that it is the provider's host. */
interface Told {
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array;
}

/**
 * Takes what the provider's host tells of its own accord, and reads anew what is another than before; the host does not
 * wait for that.
 *
 * @returns whether it was the host's word; `null` where the provider has no such host
 */
export async function hearProvider(told: Told): Promise<boolean | null> {
  const heard = await hear(told);
  if (heard === null) return null;
  if (heard === "products") {
    catalog()
      .renew()
      .catch((error: unknown) => log.error("catalog.renew.failed", { error }));
  }
  return heard !== "unsigned";
}
