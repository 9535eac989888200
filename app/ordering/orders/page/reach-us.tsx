import { mailtoOf } from "~/base/addresses/email";
import { shopFacts } from "~/base/brand/shop-facts";

const LINK = "inline-block py-1 underline underline-offset-4";

/** How to reach the shop about an order, at the end of a sentence. */
export function ReachUs() {
  return (
    <>
      call{" "}
      <a href={shopFacts().phone.href} className={LINK}>
        {shopFacts().phone.display}
      </a>{" "}
      or write to{" "}
      <a href={mailtoOf(shopFacts().email)} className={LINK}>
        {shopFacts().email}
      </a>
    </>
  );
}
