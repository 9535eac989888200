import { brand } from "~/brand/brand";
import { useJobName } from "~/cart/use-job-name";
import type { Cart } from "~/lines/cart";
import { SharePanel } from "./share-panel";

/** Shares the cart as a link. */
export function ShareCart({ cart }: { readonly cart: Cart }) {
  const [{ name }] = useJobName(brand.key);
  return <SharePanel lines={cart} job={name} otherwise="Download the CSV instead and send that as a file." />;
}
