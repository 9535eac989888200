import { useNavigation } from "@remix-run/react";
import { type RushRate, rushCents } from "~/house/capacity/rush";
import { type Cents, formatCents } from "~/trade/measure/money";
import { CHANGE_NAMES, SAVE } from "../change-form";

export interface LineTotal {
  readonly title: string;
  readonly count: number;
  readonly cents: Cents;
}

interface ChangeTotalsProps {
  readonly lines: readonly LineTotal[];
  readonly beforeCents: Cents;
  /** Whether samples or credits for them make the stored total differ from the sum of the lines. */
  readonly hasSamples: boolean;
  readonly rush?: RushRate | undefined;
}

export function ChangeTotals({ lines, beforeCents, hasSamples, rush }: ChangeTotalsProps) {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const difference = total - beforeCents;
  return (
    <section aria-labelledby="breakdown-heading" className="border border-stone-300 bg-white p-6">
      <h2 id="breakdown-heading" className="text-2xl">
        Order breakdown
      </h2>
      <table className="figures mt-4 w-full text-sm">
        <thead className="text-left text-stone-600">
          <tr>
            <th className="pb-2 font-normal">Style</th>
            <th className="pb-2 text-right font-normal">Pieces</th>
            <th className="pb-2 pl-3 text-right font-normal">Price</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, count: pieces, cents }, at) => (
            // Lines are only known by their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={at} className="border-t border-stone-200">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {title}
              </th>
              <td className="py-2 text-right">{pieces}</td>
              <td className="py-2 pl-3 text-right">{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-stone-200">
            <th scope="row" className="py-2 text-left font-normal" colSpan={2}>
              Before this change
            </th>
            <td className="py-2 pl-3 text-right">{formatCents(beforeCents)}</td>
          </tr>
          <tr className="border-t-2 border-ink text-base font-semibold">
            <th scope="row" className="py-3 text-left font-semibold">
              Total
            </th>
            <td className="py-3 text-right">{count}</td>
            <td className="py-3 pl-3 text-right text-lg">{formatCents(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="figures text-sm text-stone-600">
        {difference !== 0 && `${formatCents(Math.abs(difference))} ${difference > 0 ? "more" : "less"} than before. `}
        Before tax and freight.
        {rush && ` Rush costs ${formatCents(rushCents(rush, total))} for these pieces, in addition.`}
        {hasSamples && " Credits for sample doors are taken off when you save."}
      </p>
    </section>
  );
}

interface ChangeButtonProps {
  readonly isOffice: boolean;
  readonly isRequest: boolean;
  readonly isClosed: boolean;
}

export function ChangeButton({ isOffice, isRequest, isClosed }: ChangeButtonProps) {
  const { state, formAction } = useNavigation();
  const busy = state !== "idle" && formAction !== undefined;
  const [label, busyLabel] = isOffice
    ? ["Send to the customer", "Sending…"]
    : isRequest
      ? ["Request this change", "Requesting…"]
      : ["Save changes", "Saving…"];
  return (
    <div className="sticky bottom-0 [html[data-keypad]_&]:static z-10 border-t-2 border-ink bg-paper py-3 lg:static lg:border-0 lg:py-0">
      <input type="hidden" name={CHANGE_NAMES.mode} value={isRequest ? "request" : "save"} />
      <button
        type="submit"
        name={CHANGE_NAMES.intent}
        value={SAVE}
        disabled={busy || isClosed}
        className="button w-full bg-oak text-white hover:bg-oak-dark"
      >
        {busy ? busyLabel : label}
      </button>
    </div>
  );
}
