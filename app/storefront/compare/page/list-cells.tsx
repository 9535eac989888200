import { brand } from "~/base/brand/brand";
import { counted } from "~/base/text/counts";
import { ListPrice } from "~/configurator/lines/list-price";
import { useCart } from "~/configurator/stored-cart/cart";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { cartInStyle } from "~/ordering/cart/cart-in-style";
import type { ComparedStyle } from "~/trade/catalog/comparison";
import { formatCents } from "~/trade/measure/money";
import { comparePage } from "./compare";
import { WholeCell } from "./comparison-cells";

/** The total of the cart in each style; pieces that cannot be made in a style are listed below it. */
export function ListCells({ styles }: { readonly styles: readonly ComparedStyle[] }) {
  const terms = useShopTerms();
  const { snapshot } = useCart(brand.key);
  if (snapshot.status === "loading") return <WholeCell span={styles.length} />;
  const { cart } = snapshot;
  if (cart.every(({ sample }) => sample)) {
    return <WholeCell span={styles.length}>{comparePage.list.empty}</WholeCell>;
  }
  return (
    <>
      {styles.map((style) => {
        const { count, totalCents, listCents, unmakeable } = cartInStyle(cart, style, terms);
        return (
          <td key={style.id}>
            <ListPrice listCents={listCents} cents={totalCents} className="block text-sm" />
            <span className="block text-lg font-semibold">{formatCents(totalCents)}</span>
            <span className="block text-sm text-stone-600">{counted(count, "piece")}</span>
            {unmakeable > 0 && (
              <span className="block text-sm text-signal">
                {unmakeable} of {count} cannot be made
              </span>
            )}
          </td>
        );
      })}
    </>
  );
}
