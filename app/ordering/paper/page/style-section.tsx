import { ElevationSheet } from "~/configurator/door-drawing/elevation-sheet";
import { pieceName } from "~/configurator/lines/piece-words";
import { worstOf } from "~/trade/making/making";
import { lineFindings } from "~/trade/making/piece-findings";
import { formatCents, formatRate } from "~/trade/measure/money";
import { formatSqFt } from "~/trade/pricing/pricing";
import type { StyleGroup } from "../style-groups";
import { PaperRow } from "./paper-row";
import { PieceColumns } from "./piece-columns";

interface StyleSectionProps {
  readonly group: StyleGroup;
  readonly job: string;
  /** The prefix of the ids of its drawings. */
  readonly name: string;
  /** Whether its pieces are drawn below the table; true by default. */
  readonly isDrawn?: boolean;
  /** Whether its order is in production: nothing is asked any more. */
  readonly isDecided?: boolean;
}

/** One style: how it is made, and its pieces. The head of the table is repeated on every page. */
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
        {title}: {totals.count} {totals.count === 1 ? "piece" : "pieces"},{" "}
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
