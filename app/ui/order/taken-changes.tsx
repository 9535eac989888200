import type { TakenChange } from "~/domain/orders/take-again";
import { changedTitle, changeText } from "./taken-change-words";

/** What is otherwise with lines that are taken again. */
export function TakenChanges({ changes }: { readonly changes: readonly TakenChange[] }) {
  return (
    <ul className="figures mt-2 space-y-1">
      {changes.map((change, at) => (
        // Two lines of one style may have changed alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at} className="wrap-anywhere">
          <strong>{changedTitle(change)}</strong> {changeText(change)}
        </li>
      ))}
    </ul>
  );
}
