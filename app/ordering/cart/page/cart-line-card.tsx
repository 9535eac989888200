import { Link } from "@remix-run/react";
import { memo, type ReactNode } from "react";
import { brand } from "~/base/brand/brand";
import { useIsNarrow } from "~/base/browser/use-is-narrow";
import { counted } from "~/base/text/counts";
import type { CartLine } from "~/configurator/lines/cart";
import { priceItem } from "~/configurator/lines/cart-item";
import { MadeOf } from "~/configurator/lines/made-of";
import { LinePieces } from "~/configurator/order-form/page/line-pieces";
import { useCart } from "~/configurator/stored-cart/cart";
import { Button } from "~/house/ui/kit/button";
import { FoldSummary } from "~/house/ui/kit/disclosure";
import { fieldLook } from "~/house/ui/kit/field-look";
import { EditIcon, RemoveIcon } from "~/house/ui/kit/icons";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import { piecesOf } from "~/ordering/orders/order-price";
import { ItemRate } from "~/ordering/orders/page/item-rate";
import { finishedPath, finishedTitle } from "~/trade/catalog/finish";
import { MAX_SAMPLES, samplePieces } from "~/trade/catalog/sample-door";
import { formatCents } from "~/trade/measure/money";
import { formatSqFt } from "~/trade/pricing/pricing";
import { editButtonId } from "./use-editing";

export interface CartLineCardProps {
  readonly line: CartLine;
  readonly hasUnsavedEdit: boolean;
  /** Whether it is the only line, so that the summary shows its total. */
  readonly alone: boolean;
  readonly isSold: boolean;
  readonly onEdit: (line: CartLine) => void;
  readonly onRemove: (line: CartLine) => void;
}

export const CartLineCard = memo(function CartLineCard(props: CartLineCardProps) {
  const { line, hasUnsavedEdit, alone, isSold, onEdit, onRemove } = props;
  const isFolded = useIsNarrow() && !line.sample;
  const pieces = <LinePieces item={line} totalLabel={alone ? null : "Line total"} />;
  const rate = <ItemRate item={line} className="text-stone-700" />;
  const remove = (
    <Button look="quiet" aria-label={`Remove ${finishedTitle(line)}`} onClick={() => onRemove(line)}>
      <RemoveIcon />
      Remove
    </Button>
  );
  return (
    <article aria-label={finishedTitle(line)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ProductPicture
          src={line.productImage ?? undefined}
          alt=""
          sizes="80px"
          className="h-25 w-20 bg-linen object-cover print:hidden"
        />
        <div className="min-w-0 flex-1">
          <h3 className="text-2xl">{isFolded ? finishedTitle(line) : <StyleLink line={line} />}</h3>
          {!isFolded && rate}
          {!isFolded && <MadeOf item={line} />}
        </div>
        <div className="-ml-3 flex basis-full sm:ml-0 sm:basis-auto print:hidden">
          {line.sample ? (
            <SampleQuantity line={line} />
          ) : (
            <Button
              look="quiet"
              id={editButtonId(line.lineId)}
              aria-label={`Edit ${finishedTitle(line)}`}
              onClick={() => onEdit(line)}
            >
              <EditIcon />
              Edit
            </Button>
          )}
          {!isFolded && remove}
        </div>
      </div>
      {!isSold && <p className="mt-3 border-l-2 border-signal pl-3">Not part of the order, and not in the total.</p>}
      {hasUnsavedEdit && (
        <p className="mt-3 border-l-2 border-oak pl-3 text-sm print:hidden">
          Changes to this line are kept but not saved. Choose Edit to restore them.
        </p>
      )}
      {isFolded ? (
        <PieceFold line={line}>
          <p>
            <StyleLink line={line} />
          </p>
          {rate}
          <MadeOf item={line} />
          {pieces}
          <div className="-ml-3 print:hidden">{remove}</div>
        </PieceFold>
      ) : (
        <div className="mt-5">{pieces}</div>
      )}
    </article>
  );
});

const StyleLink = ({ line }: { readonly line: CartLine }) => (
  <Link to={finishedPath(line)} className="underline-offset-4 hover:underline">
    {finishedTitle(line)}
  </Link>
);

interface PieceFoldProps {
  readonly line: CartLine;
  readonly children: ReactNode;
}

/** A line's pieces on a phone, where a kitchen would hide the total: closed, with their count, area and price. */
function PieceFold({ line, children }: PieceFoldProps) {
  const { count, area, totalCents } = priceItem(line, useShopTerms());
  return (
    <details className="group mt-2 border-y border-stone-300">
      <FoldSummary>
        <span className="figures">
          {counted(count, "piece")}, {formatSqFt(area)} sq ft, {formatCents(totalCents)}
        </span>
      </FoldSummary>
      <div className="space-y-3 pb-2">{children}</div>
    </details>
  );
}

const QUANTITIES = Array.from({ length: MAX_SAMPLES }, (_, index) => index + 1);

/** The quantity of a line of samples. Nothing else can be changed, so it replaces the button that opens the editor. */
function SampleQuantity({ line }: { readonly line: CartLine }) {
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
