import { KeptNotice, type KeptState } from "./kept-notice";

/** Says whether rows from an earlier visit were restored, and whether the current ones are stored. */
export function KeptOrderNotice(state: KeptState) {
  return (
    <KeptNotice
      {...state}
      restored={(moment) => `Your sizes from ${moment} are back.`}
      advice="Add it to the cart or print it before you leave this page."
    />
  );
}
