import { brand } from "~/base/brand/brand";
import type { CartLine } from "~/configurator/lines/cart";
import { useCart } from "~/configurator/stored-cart/cart";
import { fieldLook } from "~/house/ui/kit/field-look";
import { piecesOf } from "~/ordering/orders/order-price";
import { finishedTitle } from "~/trade/catalog/finish";
import { MAX_SAMPLES, samplePieces } from "~/trade/catalog/sample-door";
import { editButtonId } from "./use-editing";

const QUANTITIES = Array.from({ length: MAX_SAMPLES }, (_, index) => index + 1);

/** The quantity of a line of samples. Nothing else can be changed, so it replaces the button that opens the editor. */
export function SampleQuantity({ line }: { readonly line: CartLine }) {
  const { dispatch } = useCart(brand.key);

  function change(quantity: number): void {
    dispatch({ type: "update", target: { lineId: line.lineId }, item: { ...line, ...samplePieces(quantity) } });
  }

  return (
    <label className="flex items-center gap-2 pl-3">
      Quantity
      <select
        id={editButtonId(line.lineId)}
        aria-label={`Quantity of ${finishedTitle(line)}`}
        value={piecesOf([line])}
        onChange={(event) => change(Number(event.currentTarget.value))}
        className={fieldLook(false, "figures w-20")}
      >
        {QUANTITIES.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
    </label>
  );
}
