import type { TakenChange } from "../take-again";
import { changedTitle, changeText } from "./taken-change-words";

/** What has changed about earlier lines that are added to the cart again. */
export function TakenChanges({ changes }: { readonly changes: readonly TakenChange[] }) {
  return (
    <ul className="figures mt-2 space-y-1">
      {changes.map((change, at) => (
        // Two lines of one style may have the same change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at} className="wrap-anywhere">
          <strong>{changedTitle(change)}</strong> {changeText(change)}
        </li>
      ))}
    </ul>
  );
}
