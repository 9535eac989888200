import { type ComponentType, useEffect, useState } from "react";
import { cartKey } from "~/browser/cart-key";
import { useCartPresence } from "~/browser/cart-presence";
import { brand } from "~/content/brand";
import { comparePage } from "~/content/pages/compare";
import type { ComparedStyle } from "~/domain/comparison";

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
  const [Cells, setCells] = useState<ComponentType<ListRowProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!hasCart) return;
    import("./list-cells").then(
      ({ ListCells }) => setCells(() => ListCells),
      () => setFailed(true),
    );
  }, [hasCart]);

  return (
    <tr className="compare-list">
      <th scope="row">
        {rows.list}
        <span className="block text-sm font-normal text-stone-600">{list.without}</span>
      </th>
      {hasCart && Cells ? (
        <Cells styles={styles} />
      ) : (
        <td colSpan={styles.length} className="compare-whole">
          {failed ? <span role="status">{list.failed}</span> : !hasCart && list.empty}
          <noscript>
            <span className="mt-2 block">{list.withoutScripts}</span>
          </noscript>
        </td>
      )}
    </tr>
  );
}
