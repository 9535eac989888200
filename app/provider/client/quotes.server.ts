import type { Quote, QuoteRequest, QuoteSummary } from "~/domain/quotes/quote";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** A page of an account's quotes. */
export interface QuotePage {
  readonly quotes: readonly QuoteSummary[];
  /** The number that leads to older ones, or `null`. */
  readonly olderThan: string | null;
}

/** Calls on the signed-in customer's quotes. */
export interface QuoteCalls {
  /**
   * @param signal cancels the call
   * @throws ProviderError with status 409 when today's total differs or a line cannot be ordered, 422 when another
   * quote has the key, 507 when the account has reached its limit
   */
  makeQuote(request: QuoteRequest, signal?: AbortSignal): Promise<Quote>;
  /**
   * A page of the account's quotes, newest first.
   *
   * @param before the number of the last quote on the previous page
   */
  listMyQuotes(before?: string): Promise<QuotePage>;
  findMyQuote(number: string): Promise<Quote | null>;
  /** @throws ProviderError with status 404 when there is no such quote */
  removeQuote(number: string): Promise<void>;
}

/** @param send attaches the session */
export function quoteCalls(send: Send): QuoteCalls {
  return {
    makeQuote: (request, signal) => send({ name: "makeQuote", body: request, signal }),
    async listMyQuotes(before) {
      const { quotes, more } = await send({ name: "listMyQuotes", ...(before !== undefined && { query: { before } }) });
      return { quotes, olderThan: (more && quotes.at(-1)?.number) || null };
    },
    findMyQuote: (number) => orNullAt(404, send({ name: "getMyQuote", id: number })),
    async removeQuote(number) {
      await send({ name: "removeQuote", id: number });
    },
  };
}
