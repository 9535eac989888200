import type { MouseEvent } from "react";
import { ListPrice } from "~/configurator/lines/list-price";
import { ORDER_FORM_ID } from "~/configurator/lines/order-total";
import type { PricedStyles, StyleTotal } from "~/configurator/order-form/in-other-styles";
import { intentValue } from "~/configurator/order-form/order-intents";
import { classNames } from "~/house/ui/kit/class-names";
import { Rate } from "~/house/ui/kit/rate";
import { formatCents } from "~/trade/measure/money";
import { differenceText, reasonText, unmakeableText, whichStyles } from "./style-words";

/** Another list that is stored in the browser for a style; `since` says from when. */
export interface HeldList {
  readonly productId: string;
  readonly since: string;
}

export interface StyleTotalsProps {
  readonly productId: string;
  readonly priced: PricedStyles;
  /** The list that the requested move would replace; `null` for none. */
  readonly held: HeldList | null;
  /** Called when a list is to be moved; may handle the submit itself. */
  readonly onMove: (event: MouseEvent<HTMLButtonElement>, productId: string) => void;
}

export function StyleTotals({ productId, priced, held, onMove }: StyleTotalsProps) {
  const { styles } = priced;
  const here = styles.find((style) => style.productId === productId);
  return (
    <table className="style-totals figures w-full text-left">
      <caption className="sr-only">This list in {whichStyles(priced, productId)}, lowest total first</caption>
      <thead className="text-sm text-stone-600">
        <tr>
          <th scope="col">Style</th>
          <th scope="col" className="md:text-right">
            Total
          </th>
          <th scope="col" className="md:text-right">
            {here ? `Against ${here.title}` : "Difference"}
          </th>
          <th scope="col">
            <span className="sr-only">Move the list</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {styles.map((style) => (
          <StyleRow key={style.productId} style={style} here={here} held={held} onMove={onMove} />
        ))}
      </tbody>
    </table>
  );
}

interface StyleRowProps extends Pick<StyleTotalsProps, "held" | "onMove"> {
  readonly style: StyleTotal;
  readonly here: StyleTotal | undefined;
}

function StyleRow({ style, here, held, onMove }: StyleRowProps) {
  const isHere = style === here;
  const replaces = held?.productId === style.productId ? held : null;
  return (
    <tr className={classNames("border-t border-stone-300", isHere && "bg-linen")} aria-current={isHere || undefined}>
      <th scope="row" className="style-name font-normal">
        <span className="font-semibold">{style.title}</span>
        <Rate rate={style.rate} className="text-sm text-stone-600" />
        <Reasons style={style} />
        <span role="status" className="block text-sm">
          {replaces && `${style.title} has other sizes of yours from ${replaces.since}. They would be replaced.`}
        </span>
      </th>
      <td className="style-sum font-semibold whitespace-nowrap">
        <ListPrice listCents={style.listCents} cents={style.totalCents} className="block text-sm" />
        {formatCents(style.totalCents)}
      </td>
      <td className="style-difference text-sm whitespace-nowrap text-stone-700">
        {here && !isHere && differenceText(style.totalCents - here.totalCents)}
      </td>
      <td className="style-move">
        {isHere ? (
          <span className="text-sm text-stone-700">This style</span>
        ) : (
          <button
            type="submit"
            form={ORDER_FORM_ID}
            name="intent"
            value={intentValue({ type: "price" })}
            formAction={`/product/${style.productId}#order`}
            onClick={(event) => onMove(event, style.productId)}
            className="button border-stone-500 px-4 text-sm hover:border-ink hover:bg-linen"
          >
            <span>
              {replaces ? "Replace them" : "Move the list"}
              <span className="sr-only"> {replaces ? `with this list, in ${style.title}` : `to ${style.title}`}</span>
            </span>
          </button>
        )}
      </td>
    </tr>
  );
}

function Reasons({ style }: { readonly style: StyleTotal }) {
  if (style.unmakeable.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 text-signal link">
        {unmakeableText(style)}
        <span className="sr-only"> in {style.title}: which, and why</span>
      </summary>
      <ul className="mb-2 max-w-[40em] space-y-1 text-stone-700">
        {style.unmakeable.map((piece) => (
          <li key={`${piece.list}-${piece.index}`}>{reasonText(piece)}</li>
        ))}
      </ul>
    </details>
  );
}
