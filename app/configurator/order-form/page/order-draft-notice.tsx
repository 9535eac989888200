import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { DraftState } from "./draft-notice";

export const draftNotes = partOnDemand(async () => (await import("./draft-notice")).DraftNotes);

/**
 * Says whether rows from an earlier visit were restored, and whether the current ones are stored. The words are loaded
 * once the form works.
 */
export function OrderDraftNotice(state: DraftState) {
  const { code: DraftNotes } = useOnDemand(draftNotes, true);
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
