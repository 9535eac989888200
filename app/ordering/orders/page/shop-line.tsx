import { shopFacts } from "~/base/brand/shop-facts";
import { Unbroken } from "~/house/ui/kit/unbroken";

/** Who the shop is and how to reach it, in one line of a paper. */
export function ShopLine() {
  const { name, address, phone, email } = shopFacts();
  const { street, city, region, postalCode } = address;
  return (
    <p>
      {name}, {street}, {city}, {region} {postalCode}. <Unbroken text={phone.display} />, {email}
    </p>
  );
}
