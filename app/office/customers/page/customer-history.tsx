import type { ReactNode } from "react";
import { kindWords } from "~/house/audit/audit";
import { momentText } from "~/house/ui/kit/moment-text";
import type { TierEvent } from "./customer-records";

interface CustomerHistoryProps {
  readonly history: readonly TierEvent[];
  /** The form that changes the tier, if it can be changed. */
  readonly children: ReactNode;
}

/** When the account was made, and who decided on its tier. */
export function CustomerHistory({ history, children }: CustomerHistoryProps) {
  return (
    <section aria-labelledby="tier-heading">
      <h2 id="tier-heading" className="text-2xl">
        Tier
      </h2>
      {children}
      {history.length === 0 ? (
        <p className="mt-4">Nothing is recorded. Events are stored for a year.</p>
      ) : (
        <ol aria-label="Tier" className="mt-4 border-b border-stone-300">
          {history.map(({ id, at, kind, by }) => (
            <li key={id} className="border-t border-stone-300 py-3 wrap-anywhere">
              <span className="font-semibold">{kindWords(kind)}</span>
              {by && `, by ${by}`}
              <time dateTime={at} className="block text-sm text-stone-700">
                {momentText(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
