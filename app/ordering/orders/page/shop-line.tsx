import { addressLine, shopFacts } from "~/base/brand/shop-facts";
import { Unbroken } from "~/house/ui/kit/unbroken";

/** Who the shop is and how to reach it, in one line of a paper. */
export function ShopLine() {
  const { name, address, phone, email } = shopFacts();
  return (
    <p>
      {[name, address && addressLine(address)].filter(Boolean).join(", ")}. <Unbroken text={phone.display} />, {email}
    </p>
  );
}
