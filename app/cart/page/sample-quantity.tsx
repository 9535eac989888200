import { brand } from "~/brand/brand";
import { finishedTitle } from "~/catalog/finish";
import { MAX_SAMPLES, samplePieces } from "~/catalog/sample-door";
import type { CartLine } from "~/lines/cart";
import { piecesOf } from "~/orders/order-price";
import { useCart } from "~/stored-cart/cart";
import { fieldLook } from "~/ui/kit/field-look";
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
