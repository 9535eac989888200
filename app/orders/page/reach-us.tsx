import { mailtoOf } from "~/addresses/email";
import { brand } from "~/brand/brand";

const LINK = "inline-block py-1 underline underline-offset-4";

/** How to reach the shop about an order, at the end of a sentence. */
export function ReachUs() {
  return (
    <>
      call{" "}
      <a href={brand.phone.href} className={LINK}>
        {brand.phone.display}
      </a>{" "}
      or write to{" "}
      <a href={mailtoOf(brand.email)} className={LINK}>
        {brand.email}
      </a>
    </>
  );
}
