import type { Cents } from "~/trade/measure/money";
import type { DealerPaperValues } from "./dealer-paper-form";
import type { MarkedUpLine } from "./markup";
import type { Quote } from "./quote";

/** A style as a client sees it; a text that is not known is empty. */
export interface StyleShown {
  /** The address of its picture. */
  readonly picture: string | null;
  readonly madeOf: string;
  readonly words: string;
}

/** A quote for a customer's client: neither the shop nor what it charges is in it. */
export interface DealerSheet
  extends Pick<Quote, "madeAt" | "validUntil" | "jobName">,
    Omit<DealerPaperValues, "markup" | "lines"> {
  readonly title: string;
  /** The address of the picture, or `null`. */
  readonly logo: string | null;
  readonly lines: readonly (MarkedUpLine & { readonly style: StyleShown })[];
  readonly ownLines: DealerPaperValues["lines"];
  readonly piecesCents: Cents;
  /** Of the pieces and the customer's own lines. */
  readonly totalCents: Cents;
}

/** A link for a client; times are ISO 8601 in UTC. */
export interface ClientLink {
  readonly madeAt: string;
  /** `null` if nobody opened it yet. */
  readonly openedAt: string | null;
}
