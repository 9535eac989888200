import { type Cents, formatCents } from "~/trade/measure/money";
import type { Difference, OrderDifferences } from "../differences";

interface DifferencesTableProps {
  readonly differences: OrderDifferences;
  readonly caption: string;
}

const CELL = "py-2 pr-4 align-top wrap-anywhere";

const money = (cents: Cents | null) => (cents === null ? "–" : formatCents(cents));

function changeText(before: Cents | null, after: Cents | null): string {
  const cents = (after ?? 0) - (before ?? 0);
  if (cents === 0) return "no change";
  return `${cents > 0 ? "+" : "−"}${formatCents(Math.abs(cents))}`;
}

interface AfterMoneyProps {
  readonly before: Cents | null;
  readonly after: Cents | null;
}

function AfterMoney({ before, after }: AfterMoneyProps) {
  return (
    <td className={CELL}>
      {money(after)} <span className="whitespace-nowrap font-normal text-stone-700">({changeText(before, after)})</span>
    </td>
  );
}

export function DifferencesTable({ differences, caption }: DifferencesTableProps) {
  const { lines, facts, beforeCents, afterCents } = differences;
  return (
    <table className="figures mt-3 w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-stone-600">
        <tr>
          <th className="pr-4 pb-2 font-normal">What</th>
          <th className="pr-4 pb-2 font-normal">Before</th>
          <th className="pb-2 font-normal">After</th>
        </tr>
      </thead>
      {lines.map(({ title, beforeCents: before, afterCents: after, parts }, at) => (
        // Two lines can have one title.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
        <tbody key={at} className="border-t border-stone-300">
          <tr>
            <th scope="row" className={`${CELL} text-left font-semibold`}>
              {title}
              {before === null && ", added"}
              {after === null && ", removed"}
            </th>
            <td className={CELL}>{money(before)}</td>
            <AfterMoney before={before} after={after} />
          </tr>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <PartRow key={index} part={part} />
          ))}
        </tbody>
      ))}
      {facts.length > 0 && (
        <tbody className="border-t border-stone-300">
          {facts.map((fact) => (
            <PartRow key={fact.what} part={fact} />
          ))}
        </tbody>
      )}
      <tfoot className="border-t-2 border-ink font-semibold">
        <tr>
          <th scope="row" className={`${CELL} text-left font-semibold`}>
            Price of the pieces
          </th>
          <td className={CELL}>{formatCents(beforeCents)}</td>
          <AfterMoney before={beforeCents} after={afterCents} />
        </tr>
      </tfoot>
    </table>
  );
}

function PartRow({ part: { what, before, after } }: { readonly part: Difference }) {
  return (
    <tr className="text-stone-700">
      <th scope="row" className={`${CELL} pl-3 text-left font-normal`}>
        {what}
      </th>
      <td className={CELL}>{before ?? "–"}</td>
      <td className={CELL}>{after ?? "–"}</td>
    </tr>
  );
}
