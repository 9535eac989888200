import { useState } from "react";
import { LeastArea } from "~/configurator/lines/least-area";
import { ListPrice } from "~/configurator/lines/list-price";
import { optionText } from "~/configurator/lines/option-words";
import { BLOCK_TITLES, pieceName } from "~/configurator/lines/piece-words";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { findingWords } from "~/trade/making/making";
import type { PieceMark } from "~/trade/making/piece-marks";
import type { PieceNote } from "~/trade/making/piece-notes";
import { formatCents, formatRate } from "~/trade/measure/money";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { formatPercent } from "~/trade/pricing/price-terms";
import { formatSqFt, type OrderPrice, PRE_BORE_CENTS } from "~/trade/pricing/pricing";
import { pieceNoteText } from "../rows/note-words";
import { useDebounced } from "./use-order-totals";

interface OrderBreakdownProps {
  readonly price: OrderPrice;
  readonly rate: number;
  readonly notes: readonly PieceNote[];
  readonly marks: readonly PieceMark[];
  /** Whether no size was typed yet: the sums are then left out. */
  readonly isEmpty?: boolean;
  readonly children?: React.ReactNode;
}

/** One id is enough: a page shows one breakdown at a time. */
const HEADING_ID = "breakdown-heading";

/** Pieces, area, pre-bore, options and total, from the first size on (specification, sections 2 and 9). */
export function OrderBreakdown({ isEmpty = false, children, ...sums }: OrderBreakdownProps) {
  const { price } = sums;
  return (
    <section aria-labelledby={isEmpty ? undefined : HEADING_ID} className="border border-stone-300 bg-white p-6">
      {isEmpty ? <p className="text-sm text-stone-600">Your running total appears here.</p> : <Sums {...sums} />}
      <TotalAnnouncement text={`Total ${formatCents(price.totalCents)} for ${price.count} pieces`} />
      {children}
    </section>
  );
}

function Sums({ price, rate, notes, marks }: Omit<OrderBreakdownProps, "children" | "isEmpty">) {
  const { discount } = useShopTerms();
  return (
    <>
      <h2 id={HEADING_ID} className="text-2xl">
        Order breakdown
      </h2>
      <table className="figures mt-4 w-full text-sm">
        <thead className="text-left text-stone-600">
          <tr>
            <th className="pb-2 font-normal">Pieces</th>
            <th className="pb-2 text-right font-normal">Area</th>
            <th className="pb-2 text-right font-normal">Price</th>
          </tr>
        </thead>
        <tbody>
          {PIECE_LISTS.filter((list) => price.lists[list].count > 0).map((list) => (
            <tr key={list} className="border-t border-stone-200">
              <th scope="row" className="py-2 text-left font-normal">
                {BLOCK_TITLES[list]} ({price.lists[list].count})
              </th>
              <td className="py-2 text-right whitespace-nowrap">{formatSqFt(price.lists[list].area)} sq ft</td>
              <td className="py-2 text-right">{formatCents(price.lists[list].cents)}</td>
            </tr>
          ))}
          <tr className="border-t border-stone-200">
            <th scope="row" className="py-2 text-left font-normal">
              Pre-bore ({price.preBore.count} × {formatCents(PRE_BORE_CENTS)})
            </th>
            <td />
            <td className="py-2 text-right">{formatCents(price.preBore.cents)}</td>
          </tr>
          {price.options.map((option) => (
            <tr key={option.option} className="border-t border-stone-200">
              <th scope="row" colSpan={2} className="py-2 text-left font-normal">
                {optionText(option)}
              </th>
              <td className="py-2 text-right">{formatCents(option.cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {price.listCents > price.totalCents && (
            <tr className="border-t border-stone-200">
              <th scope="row" colSpan={2} className="py-2 text-left font-normal">
                List price
              </th>
              <td className="py-2 text-right">
                <ListPrice listCents={price.listCents} cents={price.totalCents} isNamed />
              </td>
            </tr>
          )}
          <tr className="border-t-2 border-ink text-base font-semibold">
            <th scope="row" className="py-3 text-left font-semibold">
              {price.listCents > price.totalCents ? (
                <>
                  Your price
                  <span className="block text-sm font-normal text-stone-600">{formatPercent(discount)} off</span>
                </>
              ) : (
                "Total"
              )}
            </th>
            <td className="py-3 text-right whitespace-nowrap">{formatSqFt(price.area)} sq ft</td>
            <td className="py-3 pl-3 text-right text-lg">{formatCents(price.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="figures text-sm text-stone-600">Priced at {formatRate(rate)} / sq ft, before tax and freight.</p>
      <LeastArea />
      <MarkSummary marks={marks} />
      {notes.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm">
          {notes.map((note) => (
            <li key={pieceNoteText(note)} className="border-l-2 border-oak pl-3">
              {pieceNoteText(note)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const QUIET_MS = 1000;
const announcementDelay = () => QUIET_MS;

/** Announces the total when typing pauses, not on every keystroke. */
function TotalAnnouncement({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const debounced = useDebounced(text, announcementDelay);
  return (
    <p role="status" className="sr-only">
      {debounced === first ? "" : debounced}
    </p>
  );
}

interface MarkSummaryProps {
  readonly marks: readonly PieceMark[];
}

const SHOWN = 5;

/** The pieces that cannot be made, then those with a caution; the rest of a long list is only counted. */
function MarkSummary({ marks }: MarkSummaryProps) {
  const lines = marks.flatMap(({ list, index, findings }) =>
    findings.map((finding) => ({
      red: finding.severity === "red",
      text: `${pieceName(list, index)}: ${findingWords(finding)}`,
    })),
  );
  const sorted = [...lines.filter(({ red }) => red), ...lines.filter(({ red }) => !red)];
  if (sorted.length === 0) return null;
  return (
    <ul className="my-3 space-y-1 text-sm">
      {sorted.slice(0, SHOWN).map(({ red, text }) => (
        <li key={text} className={red ? "border-l-2 border-signal pl-3 text-signal" : "border-l-2 border-oak pl-3"}>
          {text}
        </li>
      ))}
      {sorted.length > SHOWN && (
        <li className="pl-3.5 text-stone-700">And {sorted.length - SHOWN} more, shown in their rows.</li>
      )}
    </ul>
  );
}
