import { useJobName } from "~/browser/job-name";
import { brand } from "~/content/brand";
import type { Cart } from "~/domain/cart";
import { SharePanel } from "~/ui/sharing/share-panel";

/** Shares the cart as a link. */
export function ShareCart({ cart }: { readonly cart: Cart }) {
  const [{ name }] = useJobName(brand.key);
  return <SharePanel lines={cart} job={name} otherwise="Download the CSV instead and send that as a file." />;
}
