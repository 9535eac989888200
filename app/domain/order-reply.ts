import type { PieceProblems } from "./add-to-cart";
import type { CartItem } from "./cart";
import type { ConfigurationDraft } from "./configuration-draft";
import type { PostedCutList } from "./cut-list/posted-cut-list";
import type { OpeningsDraft } from "./opening-draft";
import type { StyleTotal } from "./other-styles";

/** The server's answer to a posted order form: what was typed, and the outcome. */
export type OrderReply = { readonly draft: ConfigurationDraft; readonly openings?: OpeningsDraft } & (
  | { readonly outcome: "rows" }
  | { readonly outcome: "refused"; readonly errors: readonly PieceProblems[] }
  /** The list's total in each style; `null` when the styles could not be read. */
  | { readonly outcome: "compared"; readonly styles: readonly StyleTotal[] | null }
  /** A cut list as it was posted, to be shown with its rows before they are taken. */
  | { readonly outcome: "list-read"; readonly list: PostedCutList }
  /** How many pieces of a cut list were taken into the draft. */
  | { readonly outcome: "list-taken"; readonly pieces: number }
  /** The lines that the cart will hold; `pricedOn` is the day as YYYY-MM-DD, for the printed breakdown. */
  | { readonly outcome: "priced"; readonly items: readonly CartItem[]; readonly pricedOn: string }
);
