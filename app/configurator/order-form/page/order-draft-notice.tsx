import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { DraftState } from "./draft-notice";

export const draftNotes = partOnDemand(async () => (await import("./draft-notice")).DraftNotes);

/** Says that rows from an earlier visit were restored, or that the current ones are not stored. */
export function OrderDraftNotice(state: DraftState) {
  const { code: DraftNotes } = useOnDemand(draftNotes, state.restoredFrom !== null || state.refused);
  return (
    <div role="status" className="space-y-4 print:hidden">
      {DraftNotes && (
        <DraftNotes
          {...state}
          restored={(moment) => `Your sizes from ${moment} are back.`}
          advice="Add it to the cart or print it before you leave this page."
        />
      )}
    </div>
  );
}
