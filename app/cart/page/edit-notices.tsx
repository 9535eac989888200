import { KeptNotice, type KeptState } from "~/order-form/page/kept-notice";

/** Says whether an earlier edit was restored, and whether the current one can be stored. */
export function EditNotices(state: KeptState) {
  return (
    <KeptNotice
      {...state}
      restored={(moment) => `Your changes from ${moment} are back. They are not saved yet.`}
      advice="Save it before you leave this page."
    />
  );
}
