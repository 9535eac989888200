import { Link } from "@remix-run/react";
import { useOrderTotal } from "~/configurator/lines/order-total";
import { StyleTotals, type StyleTotalsProps } from "./style-totals";

const NOTHING_YET = "Enter the size of a piece first. Then other styles can be priced for it.";
const CHANGED = "Your list has changed since. Compare again for totals that include the change.";

export function ComparedList(props: StyleTotalsProps) {
  const { productId, priced } = props;
  const { styles, sold } = priced;
  const total = useOrderTotal();
  const here = styles.find((style) => style.productId === productId);
  if (!styles.some(({ count }) => count > 0)) return <p role="status">{NOTHING_YET}</p>;
  return (
    <>
      {total && here && total.totalCents !== here.totalCents && (
        <p role="status" className="mb-4 border-l-2 border-oak pl-3">
          {CHANGED}
        </p>
      )}
      <StyleTotals {...props} />
      {styles.length < sold && (
        <p className="mt-4 text-stone-700">
          To price the list in any other style, put it in the cart and{" "}
          <Link to="/compare" className="link">
            compare styles
          </Link>
          .
        </p>
      )}
    </>
  );
}
