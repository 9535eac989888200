import type { PieceProblems } from "./add-to-cart";
import type { CartItem } from "./cart";
import type { ConfigurationDraft } from "./configuration-draft";
import type { PostedCutList } from "./cut-list/posted-cut-list";
import { type DraftRecord, draftRecord, readDraftRecord } from "./draft-record";
import type { OpeningsDraft } from "./opening-draft";
import type { StyleTotal } from "./other-styles";
import type { PieceList } from "./piece";

/** A row by its list and its place in it, from 0. */
export interface RowPosition {
  readonly list: PieceList;
  readonly index: number;
}

/** The first row that a page shows of each list of which it does not show the first ones. */
export type ShownRows = Readonly<Partial<Record<PieceList, number>>>;

/** A cut list that stands in an order form. */
export interface HeldCutList {
  readonly list: PostedCutList;
  /** Whether it is what is left of a list whose other pieces were taken. */
  readonly isLeft: boolean;
  /** Whether its rows are shown, or its text alone. */
  readonly isShown: boolean;
}

interface TypedOrder {
  readonly draft: ConfigurationDraft;
  readonly openings?: OpeningsDraft;
  /** The name of the finish that was chosen; absent for the style as it is sold. */
  readonly finish?: string;
  /** The cut list in its field; absent where that is empty. */
  readonly cutList?: HeldCutList;
  /** The day of the answer as YYYY-MM-DD, for what is printed of it before JavaScript. */
  readonly answeredOn?: string;
  /** The row whose hinges and note are asked for. */
  readonly details?: RowPosition;
  /** Which rows of long lists are shown before JavaScript runs. */
  readonly shown?: ShownRows;
}

/** The server's answer to a posted order form: what was typed, and the outcome. */
export type OrderReply = TypedOrder &
  (
    | { readonly outcome: "rows" }
    | { readonly outcome: "refused"; readonly errors: readonly PieceProblems[] }
    /** The list's total in each style; `null` when the styles could not be read. */
    | { readonly outcome: "compared"; readonly styles: readonly StyleTotal[] | null }
    /**
     * The cut list is shown with its rows before they are taken; `rows` are how many the order would have with them, where
     * that is more than are answered.
     */
    | { readonly outcome: "list-read"; readonly rows?: number }
    /** How many pieces of a cut list were taken into the draft; the cut list is what is left of it. */
    | { readonly outcome: "list-taken"; readonly pieces: number }
    /** The lines that the cart will hold; `pricedOn` is the day as YYYY-MM-DD, for the printed breakdown. */
    | { readonly outcome: "priced"; readonly items: readonly CartItem[]; readonly pricedOn: string }
  );

type Sent<Reply> = Reply extends OrderReply ? Omit<Reply, "draft"> & { readonly draft: DraftRecord } : never;

/** A reply as it is sent to the browser. */
export type SentReply = Sent<OrderReply>;

/** What is sent of a reply. */
export const sentReply = (reply: OrderReply): SentReply => ({ ...reply, draft: draftRecord(reply.draft) });

/** The reply that was sent. */
export const receivedReply = (sent: SentReply): OrderReply => ({ ...sent, draft: readDraftRecord(sent.draft) });
