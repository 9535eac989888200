import { counted } from "~/base/text/counts";
import { ElevationSheet } from "~/configurator/door-drawing/elevation-sheet";
import { priceItemPiece, sized } from "~/configurator/lines/cart-item";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { pieceName } from "~/configurator/lines/piece-words";
import { pieceRemark } from "~/configurator/order-form/rows/note-words";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { worstOf } from "~/trade/making/making";
import { lineFindings } from "~/trade/making/piece-findings";
import { formatSize } from "~/trade/measure/measure";
import { formatCents, formatRate } from "~/trade/measure/money";
import { quantityOf } from "~/trade/measure/piece";
import { formatSqFt } from "~/trade/pricing/pricing";
import type { NumberedPiece, StyleGroup } from "../style-groups";
import { PieceColumns, TickBoxes } from "./paper-table";

interface StyleSectionProps {
  readonly group: StyleGroup;
  readonly job: string;
  readonly name: string;
  readonly isDrawn?: boolean;
  /** Whether its order is in production: nothing is asked any more. */
  readonly isDecided?: boolean;
}

export function StyleSection({ group, job, name, isDrawn = true, isDecided = false }: StyleSectionProps) {
  const { title, rate, sample, specification, pieces, totals } = group;
  // Leave out pieces that cannot be made: an oversized one would set the scale for all the others.
  const drawn = (isDrawn ? pieces : [])
    .filter(({ list, piece }) => worstOf(lineFindings(list, piece, group)) !== "red")
    .map(({ list, number, piece }) => ({ list, piece, specification, label: pieceName(list, number - 1) }));
  return (
    <section className="mb-6">
      <div className="break-inside-avoid break-after-avoid">
        <h2 className="text-xl">{title}</h2>
        <p className="mb-2">
          {specification
            ? [specification.finish, specification.material, specification.construction].join("; ")
            : "Finish, material and construction as sold"}
          {"; "}
          <span className="whitespace-nowrap">
            {sample ? `${formatCents(sample.priceCents)} each` : `${formatRate(rate)} / sq ft`}
          </span>
        </p>
      </div>
      <table className="paper-table figures w-full text-left">
        <thead>
          <tr className="text-xs">
            <th colSpan={7} className="font-normal">
              {title}
              {job && `, ${job}`}
            </th>
          </tr>
          <tr>
            <PieceColumns />
            <th scope="col" className="text-right">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((numbered) => (
            <PaperRow
              key={`${numbered.list} ${numbered.number}`}
              numbered={numbered}
              group={group}
              isDecided={isDecided}
            />
          ))}
        </tbody>
      </table>
      <p className="paper-foot figures mt-1 border-t border-black pt-1 text-right">
        {title}: {counted(totals.count, "piece")},{" "}
        <span className="whitespace-nowrap">{formatSqFt(totals.area)} sq ft</span>, {formatCents(totals.cents)}
      </p>
      {drawn.length > 0 && (
        <div className="mt-4">
          <h3 className="mb-2 text-base">{title}, drawn to one scale</h3>
          <ElevationSheet name={name} pieces={drawn} />
        </div>
      )}
    </section>
  );
}

/** Up to this many pieces, each has a box to tick; more pieces share one box. */
const MOST_BOXES = 4;

interface PaperRowProps {
  readonly numbered: NumberedPiece;
  readonly group: StyleGroup;
  readonly isDecided: boolean;
}

function PaperRow({ numbered, group, isDecided }: PaperRowProps) {
  const { list, number, piece } = numbered;
  const quantity = quantityOf(piece);
  const { cents } = priceItemPiece({ ...group, pricePerSqFt: group.rate }, sized(piece), useShopTerms());
  const remarks = pieceRemark(list, piece, group, isDecided);
  return (
    <tr>
      <td className="whitespace-nowrap">
        <TickBoxes count={quantity > MOST_BOXES ? 1 : quantity} />
      </td>
      <th scope="row" className="font-normal whitespace-nowrap">
        {pieceName(list, number - 1)}
      </th>
      <td className="text-right">{quantity}</td>
      <td className="font-semibold whitespace-nowrap">{formatSize(piece.width, piece.height)}</td>
      <td className="min-w-[24mm] wrap-anywhere">{piece.location}</td>
      <td className="wrap-anywhere">
        {pieceDetails(piece).join("; ")}
        {remarks.map(({ text }) => (
          <strong key={text} className="block">
            {text}
          </strong>
        ))}
      </td>
      <td className="text-right whitespace-nowrap">{formatCents(cents * quantity)}</td>
    </tr>
  );
}
