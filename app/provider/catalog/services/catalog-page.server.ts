import { providerTraits } from "~/provider/provider.server";

/** The address outside the shop where the products are edited; `null` if they are edited here. */
export async function catalogPage(): Promise<string | null> {
  return (await providerTraits()).catalogPage;
}
