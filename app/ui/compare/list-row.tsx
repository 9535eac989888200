import { cartKey } from "~/browser/cart-key";
import { useCartPresence } from "~/browser/cart-presence";
import { brand } from "~/content/brand";
import { comparePage } from "~/content/pages/compare";
import type { ComparedStyle } from "~/domain/comparison";
import { partOnDemand, useOnDemand } from "~/ui/kit/use-on-demand";
import { TOTAL_WITHOUT } from "~/ui/order/order-total";
import { WholeCell } from "./whole-cell";

const listCells = partOnDemand(async () => (await import("./list-cells")).ListCells);

interface ListRowProps {
  readonly styles: readonly ComparedStyle[];
}

/**
 * What the visitor's cart comes to in each style. The browser alone knows what is in it, and fetches the code that prices it
 * where there is something; until then the row says what to do.
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
