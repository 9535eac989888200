import { wordsOf } from "~/admin/audit-words";
import { momentText } from "~/ui/kit/moment-text";
import type { TierEvent } from "./customer-records";

/** When the account was made, and who decided on its tier. */
export function CustomerHistory({ history }: { readonly history: readonly TierEvent[] }) {
  return (
    <section aria-labelledby="tier-heading">
      <h2 id="tier-heading" className="text-2xl">
        Tier
      </h2>
      {history.length === 0 ? (
        <p className="mt-4">Nothing is recorded. Events are stored for a year.</p>
      ) : (
        <ol aria-label="Tier" className="mt-4 border-b border-stone-300">
          {history.map(({ id, at, kind, by }) => (
            <li key={id} className="border-t border-stone-300 py-3 wrap-anywhere">
              <span className="font-semibold">{wordsOf(kind)}</span>
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
