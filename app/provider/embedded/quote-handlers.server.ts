import { type Database, whenWritable } from "~/database/database.server";
import { findQuote, listQuotes, makeQuote, removeQuote } from "~/quotes/quotes.server";
import { QUOTE_CALLS } from "../contract/quotes.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface QuoteOptions {
  readonly database: Database;
  /** The prefix of order numbers. */
  readonly orderPrefix: string;
  /** The time zone in which a quote's last day ends, an IANA name. */
  readonly timeZone: string;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const noQuote = () => refuse(404, "The account has no such quote");

/** The calls for quotes (decision 68). */
export function quoteHandlers({
  database,
  orderPrefix,
  timeZone,
  roles,
  now,
}: QuoteOptions): Record<keyof typeof QUOTE_CALLS, Handler> {
  return {
    makeQuote: ({ request }) =>
      roles.asCustomer(request, async ({ id: customerId }) => {
        const body = await readBody(request, QUOTE_CALLS.makeQuote);
        if (!body) return badRequest();
        const making = { request: body, customerId, prefix: orderPrefix, timeZone };
        const made = await whenWritable(() => makeQuote(database, making, now()), request.signal);
        switch (made) {
          case "other content":
            return refuse(422, "The key belongs to another quote");
          case "not today's":
            return refuse(409, "The lines do not come to the total at today's prices, or cannot be ordered");
          case "full":
            return refuse(507, "The account keeps as many quotes as it may");
          default:
            return answer(201, made);
        }
      }),
    listMyQuotes: ({ request }) =>
      roles.asCustomer(request, async ({ id }) =>
        answer(200, await listQuotes(database, id, new URL(request.url).searchParams.get("before"))),
      ),
    getMyQuote: ({ request, id: number }) =>
      roles.asCustomer(request, async ({ id }) => {
        const found = await findQuote(database, id, number);
        return found ? answer(200, found) : noQuote();
      }),
    removeQuote: ({ request, id: number }) =>
      roles.asCustomer(request, async ({ id }) => {
        const isRemoved = await whenWritable(() => removeQuote(database, id, number), request.signal);
        return isRemoved ? answer(200, {}) : noQuote();
      }),
  };
}
