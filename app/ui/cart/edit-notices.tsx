import { KeptNotice, type KeptState } from "~/ui/order/kept-notice";

/** What became of an edit that was left, and of the one that is being made. */
export function EditNotices(state: KeptState) {
  return (
    <KeptNotice
      {...state}
      restored={(moment) => `Your changes from ${moment} are back. They are not saved yet.`}
      advice="Save it before you leave this page."
    />
  );
}
