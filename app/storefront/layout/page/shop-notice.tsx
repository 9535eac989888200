import { useLocation } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { classNames } from "~/house/ui/kit/class-names";

/** The owner's notice, at the top of every public page. */
export function ShopNotice({ isBelowHeader }: { readonly isBelowHeader: boolean }) {
  const { pathname } = useLocation();
  const { notice } = shopFacts();
  if (notice === "" || /^\/admin(?:\/|$)/.test(pathname)) return null;
  return (
    <section
      aria-label="Notice"
      className={classNames("on-dark bg-night text-white print:hidden", !isBelowHeader && "pt-16 md:pt-20")}
    >
      <p className="wrap py-3 font-semibold wrap-anywhere">{notice}</p>
    </section>
  );
}
