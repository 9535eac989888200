import { DraftNotice, type DraftState } from "./draft-notice";

/** Says whether rows from an earlier visit were restored, and whether the current ones are stored. */
export function OrderDraftNotice(state: DraftState) {
  return (
    <DraftNotice
      {...state}
      restored={(moment) => `Your sizes from ${moment} are back.`}
      advice="Add it to the cart or print it before you leave this page."
    />
  );
}
