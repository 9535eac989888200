import { brand } from "~/base/brand/brand";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { cartKey, useCartPresence } from "~/configurator/stored-cart/cart-presence";
import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { ComparedStyle } from "~/trade/catalog/comparison";
import { comparePage } from "./compare";
import { WholeCell } from "./comparison-cells";

const listCells = partOnDemand(async () => (await import("./list-cells")).ListCells);

interface ListRowProps {
  readonly styles: readonly ComparedStyle[];
}

/**
 * The price of the visitor's cart in each style. Only the browser knows what is in the cart, and it loads the pricing
 * code only if there is something to price; until then the row says what to do.
 */
export function ListRow({ styles }: ListRowProps) {
  const { rows, list } = comparePage;
  const hasCart = useCartPresence(cartKey(brand.key));
  const { code: Cells, failed } = useOnDemand(listCells, hasCart);

  return (
    <tr className="compare-list">
      <th scope="row">
        {rows.list}
        <span className="block text-sm font-normal text-stone-600">{TOTAL_WITHOUT}</span>
      </th>
      {hasCart && Cells ? (
        <Cells styles={styles} />
      ) : (
        <WholeCell span={styles.length}>
          {failed ? <span role="status">{list.failed}</span> : !hasCart && list.empty}
          <noscript>
            <span className="mt-2 block">{list.withoutScripts}</span>
          </noscript>
        </WholeCell>
      )}
    </tr>
  );
}
