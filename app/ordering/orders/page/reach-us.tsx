import { mailtoOf } from "~/base/addresses/email";
import { shopFacts } from "~/base/brand/shop-facts";

/** How to reach the shop about an order, at the end of a sentence. */
export function ReachUs() {
  return (
    <>
      call{" "}
      <a href={shopFacts().phone.href} className="link-padded">
        {shopFacts().phone.display}
      </a>{" "}
      or write to{" "}
      <a href={mailtoOf(shopFacts().email)} className="link-padded">
        {shopFacts().email}
      </a>
    </>
  );
}
