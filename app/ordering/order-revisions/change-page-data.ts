import type { PieceProblems } from "~/configurator/order-form/add-to-cart";
import type { RushRate } from "~/house/capacity/rush";
import type { FormProblem } from "~/house/forms/form-problem";
import type { Order } from "~/ordering/orders/order";
import type { OrderContents } from "~/ordering/orders/order-contents";
import type { DetailName } from "~/ordering/orders/order-details";
import type { FoundStyles } from "~/trade/catalog/found-styles";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { type DraftRecord, draftRecord, readDraftRecord } from "~/trade/pieces/draft-record";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { ChangedLine, ChangeOffer } from "./changed-line";
import type { ChangeMode } from "./order-change";

type SentLine = Omit<ChangedLine, "draft"> & { readonly draft: DraftRecord };

export const sentLine = (line: ChangedLine): SentLine => ({ ...line, draft: draftRecord(line.draft) });
export const receivedLine = (line: SentLine): ChangedLine => ({ ...line, draft: readDraftRecord(line.draft) });

/** How many rows the form of some lines shows: a list without pieces has a blank one. */
export const shownRowCount = (lines: readonly SentLine[]): number =>
  lines
    .flatMap(({ draft: { pieces } }) => PIECE_LISTS.map((list) => Math.max(pieces[list].length, 1)))
    .reduce((sum, rows) => sum + rows, 0);

export interface ChangePageData {
  readonly order: Pick<Order, "number" | "state" | "placedAt" | "quote" | "remake"> &
    Pick<OrderContents, "address" | DetailName | "totalCents"> & {
      readonly rush?: RushRate;
    };
  readonly mode: ChangeMode;
  readonly revision: number;
  readonly prices: string;
  readonly lines: readonly SentLine[];
  readonly offer: ChangeOffer;
  /** Those of today, or those of the quote that was ordered. */
  readonly terms: ShopTerms;
  readonly from: number | null;
  readonly styles: FoundStyles;
}

/** What is wrong with a line; without errors at its pieces, the line as a whole was refused. */
export interface LineErrors {
  readonly line: number;
  readonly errors: readonly PieceProblems[];
}

export interface LineMoves {
  readonly line: number;
  readonly texts: readonly string[];
}

/** The answer to the form that changes an order, if nothing was stored: everything typed, and why. */
export interface ChangeReply extends FormProblem {
  readonly page: ChangePageData;
  readonly lineErrors: readonly LineErrors[];
  readonly cupsMoved: readonly LineMoves[];
}

export function heldRates(quoted: readonly Order["lines"][number][]): ChangeOffer["held"] {
  return quoted
    .filter(({ sample }) => !sample)
    .map(({ productId, finish = "", pricePerSqFt: rate }) => ({ productId, finish, rate }));
}

export function haveRatesChanged(ordered: readonly Order["lines"][number][], { products, held }: ChangeOffer): boolean {
  if (held.length > 0) return false;
  return ordered.some(({ productId, finish, sample, pricePerSqFt }) => {
    const sold = products.find(({ id }) => id === productId);
    if (!sold || sample) return false;
    const added = sold.finishes?.find(({ name }, at) => at > 0 && name === finish)?.addedCents ?? 0;
    return dollarsPerSqFt(sold.priceCents + added) !== pricePerSqFt;
  });
}
