import { mailtoOf } from "~/base/addresses/email";
import { shopFacts } from "~/base/brand/shop-facts";

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
