import type { CalendarDay } from "~/base/time/time";
import type { CartItem } from "~/configurator/lines/cart";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import type { HeldCutList } from "~/trade/cut-list/reading/posted-cut-list";
import type { OpeningsDraft } from "~/trade/openings/opening-draft";
import type { ConfigurationDraft, ShownRows } from "~/trade/pieces/configuration-draft";
import { type DraftRecord, draftRecord, readDraftRecord } from "~/trade/pieces/draft-record";
import type { PieceProblems } from "./add-to-cart";
import type { PricedStyles } from "./in-other-styles";
import type { AskedDetails } from "./order-intents";

interface TypedOrder {
  readonly draft: ConfigurationDraft;
  readonly openings?: OpeningsDraft;
  /** The name of the chosen finish; absent for the style as it is sold. */
  readonly finish?: string;
  readonly cutList?: HeldCutList;
  /** The day of the answer, for printing before JavaScript runs. */
  readonly answeredOn?: CalendarDay;
  /** Which cups moved with a changed height, or were copied; absent if none. */
  readonly cupsMoved?: readonly string[];
  readonly details?: AskedDetails;
  /** When the pieces can ship; absent if there are none, or the date could not be worked out. */
  readonly ships?: ShipDate;
  readonly shown?: ShownRows;
}

/** The server's answer to a posted order form: what was typed, and the outcome. */
export type OrderReply = TypedOrder &
  (
    | { readonly outcome: "rows" }
    | { readonly outcome: "refused"; readonly errors: readonly PieceProblems[] }
    /** The list's total in other styles; `null` if the styles could not be read. */
    | { readonly outcome: "compared"; readonly priced: PricedStyles | null }
    /**
     * The rows of the cut list are shown before they are added; `refused` says, without JavaScript, that the order
     * would have too many rows with them.
     */
    | { readonly outcome: "list-read"; readonly refused?: string }
    /** How many pieces of a cut list were added to the draft; the cut list is what is left of it. */
    | { readonly outcome: "list-taken"; readonly pieces: number }
    /** The lines that the cart will hold; `pricedOn` is the day as YYYY-MM-DD, for the printed breakdown. */
    | { readonly outcome: "priced"; readonly items: readonly CartItem[]; readonly pricedOn: string }
  );

type Sent<Reply> = Reply extends OrderReply ? Omit<Reply, "draft"> & { readonly draft: DraftRecord } : never;

export type SentReply = Sent<OrderReply>;

export const sentReply = (reply: OrderReply): SentReply => ({ ...reply, draft: draftRecord(reply.draft) });

export const receivedReply = (sent: SentReply): OrderReply => ({ ...sent, draft: readDraftRecord(sent.draft) });
