import { KeptNotice, type KeptState } from "./kept-notice";

/** What became of the rows that were typed the last time, and of those that are typed now. */
export function KeptOrderNotice(state: KeptState) {
  return (
    <KeptNotice
      {...state}
      restored={(moment) => `Your sizes from ${moment} are back.`}
      advice="Add it to the cart or print it before you leave this page."
    />
  );
}
