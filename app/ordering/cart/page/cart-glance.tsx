import { brand } from "~/base/brand/brand";
import { counted } from "~/base/text/counts";
import { ListPrice } from "~/configurator/lines/list-price";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { useCart } from "~/configurator/stored-cart/cart";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import { ButtonLink } from "~/house/ui/kit/button";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { priceLines } from "~/ordering/orders/order-price";
import { formatCents } from "~/trade/measure/money";

/** What this browser's cart holds and costs, and the way to it; only the way until localStorage has been read. */
export function CartGlance() {
  const { snapshot } = useCart(brand.key);
  const [{ name }] = useJobName(brand.key);
  const terms = useShopTerms();
  const price = snapshot.status === "ready" ? priceLines(snapshot.cart, terms) : null;
  const isEmpty = price?.count === 0;
  return (
    <section aria-labelledby="cart-glance-heading">
      <h2 id="cart-glance-heading" className="text-2xl md:text-3xl">
        Your cart
      </h2>
      <p className="figures mt-4 wrap-anywhere">
        {price === null && "The cart is stored in this browser."}
        {isEmpty && "It is empty."}
        {price !== null && !isEmpty && (
          <>
            {name && `${name}: `}
            {counted(price.count, "piece")}, <ListPrice listCents={price.listCents} cents={price.cents} />{" "}
            {formatCents(price.totalCents)} {TOTAL_WITHOUT}
          </>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={isEmpty ? "/shop" : "/cart"} look="accent">
          {isEmpty ? "Browse door styles" : "Open the cart"}
        </ButtonLink>
      </div>
    </section>
  );
}
