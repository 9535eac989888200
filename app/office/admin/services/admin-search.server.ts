import { folded, foldedSearch } from "~/base/database/differences/search-text.server";
import { withDatabase } from "~/base/database/or-unavailable.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { customerPath, customerSearch, EVERY_CUSTOMER } from "~/office/customers/customer-list";
import { listCustomers } from "~/office/customers/services/customers.server";
import { findPiece } from "~/ordering/door-pages/services/door-pages.server";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { orderFilterSearch } from "~/ordering/orders/order-filter";
import { listReceivedOrders } from "~/ordering/orders/services/order-file.server";
import { findOrderNumber } from "~/ordering/orders/stored/orders.server";
import { readCode } from "~/ordering/passports/passport-code";
import { isQuoteNumber } from "~/ordering/quotes/quote";
import { hasQuote, searchQuotes } from "~/ordering/quotes/quote-search.server";
import { mayOpen, type Role } from "~/provider/accounts/roles";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { providerTraits } from "~/provider/provider.server";
import { formatCents } from "~/trade/measure/money";
import { RESULTS_SHOWN, type Result, type ResultList } from "../admin-search";

const UNAVAILABLE = "Search is not available";

interface Found {
  readonly results: readonly Result[];
  readonly more: string | null;
}

const cut = (results: readonly Result[], more: string): Found => ({
  results: results.slice(0, RESULTS_SHOWN),
  more: results.length > RESULTS_SHOWN ? more : null,
});

const words = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");

async function orders(text: string): Promise<Found> {
  const search = { ...EVERY_ORDER, search: text };
  const { orders: found } = await listReceivedOrders(search);
  const results = found.map(({ number, firstName, lastName, businessName, jobName, totalCents }) => ({
    title: number,
    to: `/admin/orders/${number}`,
    detail: words(`${firstName} ${lastName}`, businessName, jobName, formatCents(totalCents)),
  }));
  return cut(results, `/admin/orders?${orderFilterSearch({ ...search, tab: "all", trail: [] })}`);
}

async function quotes(text: string): Promise<Found> {
  const found = await withDatabase(UNAVAILABLE, (database) => searchQuotes(database, text, RESULTS_SHOWN));
  const results = found.map(({ number, jobName, totalCents }) => ({
    title: number,
    to: `/admin/quotes/${number}`,
    detail: words(jobName, formatCents(totalCents)),
  }));
  return { results, more: null };
}

async function customers(text: string): Promise<Found> {
  const query = { ...EVERY_CUSTOMER, search: text };
  const found = await listCustomers(query, RESULTS_SHOWN + 1);
  const results = found.customers.map(({ key, name, email, businessName }) => ({
    title: name,
    to: customerPath(key),
    detail: words(businessName, name === email ? "" : email),
  }));
  return cut(results, `/admin/customers?${customerSearch(query)}`);
}

/** Styles lead to the pages that edit them, for people who may open these; otherwise to the shop's. */
async function styles(text: string, role: Role): Promise<Found> {
  const search = foldedSearch(text);
  const found = (await catalog().list()).filter(({ title }) => folded(title).includes(search));
  const isEditor = mayOpen(role, "catalog") && (await providerTraits()).catalogPage === null;
  const [list, page] = isEditor ? ["/admin/catalog", "/admin/catalog"] : ["/search", "/product"];
  const results = found.map(({ id, title, priceCents }) => ({
    title,
    to: `${page}/${id}`,
    detail: `${formatCents(priceCents)} / sq ft`,
  }));
  return cut(results, `${list}?${new URLSearchParams({ q: text })}`);
}

/** The piece with a code from a label. */
async function pieces(code: string): Promise<Found> {
  const found = await findPiece(code);
  if (!found) return { results: [], more: null };
  const { number, words: piece } = found;
  const to = `/admin/orders/${number}`;
  if (!piece) return { results: [{ title: number, to, detail: "The order no longer has this piece." }], more: null };
  const { name, location, size, style } = piece;
  return { results: [{ title: words(name, location), to, detail: words(number, style, size) }], more: null };
}

const KINDS = [
  { title: "Orders", part: "orders", find: orders },
  { title: "Quotes", part: "customers", find: quotes },
  { title: "Customers", part: "customers", find: customers },
  { title: "Styles", part: "catalog", find: styles },
] as const;

/** Whether a role finds a kind of result. The office sells, so it finds styles too. */
const finds = (role: Role, part: (typeof KINDS)[number]["part"]) =>
  mayOpen(role, part) || (part === "catalog" && mayOpen(role, "orders"));

/**
 * Searches what a role may see; for a code from a label, only its piece. A kind that cannot be searched is marked as
 * unavailable.
 *
 * @param text not empty
 */
export async function searchShop(role: Role, text: string): Promise<readonly ResultList[]> {
  const read = readCode(text);
  if (read.kind === "code" && mayOpen(role, "work-orders")) {
    const list = await orNullIfDown(pieces(read.code));
    return [{ title: "Pieces", results: [], more: null, ...list, isUnavailable: list === null }];
  }
  const found: ResultList[] = [];
  for (const { title, find } of KINDS.filter(({ part }) => finds(role, part))) {
    const list = await orNullIfDown(find(text, role));
    found.push({ title, results: [], more: null, ...list, isUnavailable: list === null });
  }
  return found;
}

/**
 * The page of the order or quote whose number was typed, if there is one that the role may open; otherwise `null`.
 *
 * @throws UpstreamFailure
 */
export async function findByNumber(role: Role, text: string): Promise<string | null> {
  if (!mayOpen(role, "work-orders")) return null;
  // The workshop finds only orders, so that digits alone are enough.
  const isShort = !mayOpen(role, "orders");
  const order = await withDatabase(UNAVAILABLE, ({ db }) => findOrderNumber(db, text, isShort));
  if (order) return `/admin/orders/${order}`;
  const quote = text.toUpperCase();
  if (!mayOpen(role, "customers") || !isQuoteNumber(quote)) return null;
  const isThere = await withDatabase(UNAVAILABLE, (database) => hasQuote(database, quote));
  return isThere ? `/admin/quotes/${quote}` : null;
}
