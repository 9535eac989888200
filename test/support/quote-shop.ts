import * as data from "~/routes/account.data[.]json";
import * as documents from "~/routes/account.documents";
import * as quotes from "~/routes/account.quotes";
import * as oneQuote from "~/routes/account.quotes_.$number";
import * as order from "~/routes/account.quotes_.$number_.order";
import * as paper from "~/routes/account.quotes_.$number_.paper";
import * as callers from "~/routes/admin.orders_.new";
import * as approve from "~/routes/approve.$link";
import * as linkedOrder from "~/routes/orders.$link";
import * as clientQuote from "~/routes/quotes.$code";
import { routedShop } from "./routed-shop";
import { SHOP } from "./shop-env";

const handle = routedShop(
  {
    "account.quotes": ["account/quotes", quotes],
    "account.quotes_.$number": ["account/quotes/:number", oneQuote],
    "account.quotes_.$number_.order": ["account/quotes/:number/order", order],
    "account.quotes_.$number_.paper": ["account/quotes/:number/paper", paper],
    "quotes.$code": ["quotes/:code", clientQuote],
    "account.documents": ["account/documents", documents],
    "account.data[.]json": ["account/data.json", data],
    "admin.orders_.new": ["admin/orders/new", callers],
    "approve.$link": ["approve/:link", approve],
    "orders.$link": ["orders/:link", linkedOrder],
  },
  { savesQuotes: true, user: null },
);

/** Opens a page of quotes as Remix answers it, with the session cookie of a visitor. */
export function openQuotes(path: string, cookie = ""): Promise<Response> {
  return handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
}

/** Posts a form to a page of quotes. */
export function postQuotes(path: string, fields: Readonly<Record<string, string>>, cookie = ""): Promise<Response> {
  return handle(
    new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) }),
  );
}
