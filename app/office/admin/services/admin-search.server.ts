import { codeOf, readSearch } from "~/base/database/differences/search-reading.server";
import { folded, foldedSearch } from "~/base/database/differences/search-text.server";
import { withDatabase } from "~/base/database/or-unavailable.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { counted } from "~/base/text/counts";
import { owedText } from "~/house/invoices/invoice-words";
import { shortDay } from "~/house/ui/kit/short-day";
import { customerPath, customerSearch, EVERY_CUSTOMER } from "~/office/customers/customer-list";
import { findPiece } from "~/ordering/door-pages/services/door-pages.server";
import type { ReceivedOrder } from "~/ordering/orders/order";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { orderFilterSearch } from "~/ordering/orders/order-filter";
import { listReceivedOrders } from "~/ordering/orders/services/order-file.server";
import { whyFound } from "~/ordering/orders/stored/found-orders.server";
import { findOrderNumber } from "~/ordering/orders/stored/orders.server";
import { ordersWithCode } from "~/ordering/orders/stored/received-orders.server";
import { readCode } from "~/ordering/passports/passport-code";
import { findQuoteNumber, searchQuotes } from "~/ordering/quotes/quote-search.server";
import { mayOpen, type Role } from "~/provider/accounts/roles";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { providerTraits } from "~/provider/provider.server";
import { formatCents } from "~/trade/measure/money";
import { RESULTS_SHOWN, type Result, type ResultList } from "../admin-search";
import { statePill } from "../order-list";
import { findCustomers } from "./found-customers.server";

const UNAVAILABLE = "Search is not available";

const orderPath = (number: string) => `/admin/orders/${number}`;
const quotePath = (number: string) => `/admin/quotes/${number}`;

interface Found {
  readonly results: readonly Result[];
  readonly more: string | null;
}

const cut = (results: readonly Result[], more: string): Found => ({
  results: results.slice(0, RESULTS_SHOWN),
  more: results.length > RESULTS_SHOWN ? more : null,
});

const words = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");

/** The most orders with a typed number that are shown ahead of others. */
const EXACT = 5;

/** The orders that a search finds: first those with exactly this number. */
async function foundOrders(text: string): Promise<readonly ReceivedOrder[]> {
  const { code } = readSearch(text);
  const numbers = code ? await withDatabase(UNAVAILABLE, (database) => ordersWithCode(database, code, EXACT)) : [];
  const exact = numbers.length > 0 ? await listReceivedOrders({ ...EVERY_ORDER, only: numbers }) : { orders: [] };
  const { orders: others } = await listReceivedOrders({ ...EVERY_ORDER, search: text });
  const isOwn = ({ number }: ReceivedOrder) => codeOf(number) === code || number.replace(/\D/g, "") === code;
  const first = exact.orders.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return [...first, ...others.filter(({ number }) => !numbers.includes(number))];
}

/** The orders that a search finds, and why each is found. */
async function foundWithReasons(text: string) {
  const found = await foundOrders(text);
  const numbers = found.map(({ number }) => number);
  return { found, reasons: await withDatabase(UNAVAILABLE, ({ db }) => whyFound(db, text, numbers)) };
}

interface Search {
  readonly role: Role;
  readonly text: string;
  /** Its orders, which two kinds of results need: they are read once. */
  readonly orders: () => ReturnType<typeof foundWithReasons>;
}

function searchOf(role: Role, text: string): Search {
  let read: ReturnType<typeof foundWithReasons> | undefined;
  const readOrders = () => {
    read ??= foundWithReasons(text);
    return read;
  };
  return { role, text, orders: readOrders };
}

const balanceWords = ({ owedCents, totalCents }: ReceivedOrder) => {
  if (owedCents === undefined) return `total ${formatCents(totalCents)}`;
  return owedCents > 0 ? `balance ${formatCents(owedCents)}` : owedText(owedCents).toLowerCase();
};

async function orders(search: Search): Promise<Found> {
  const { text } = search;
  const { found, reasons } = await search.orders();
  const whys = new Map(reasons.map(({ number, why }) => [number, why]));
  const results = found.map((order) => ({
    title: order.number,
    to: orderPath(order.number),
    detail: words(
      `${order.firstName} ${order.lastName}`,
      order.businessName,
      order.jobName,
      order.shipsOn === null ? "" : `ships ${shortDay(order.shipsOn)}`,
      balanceWords(order),
    ),
    pill: statePill(order),
    why: whys.get(order.number) ?? "",
  }));
  return cut(results, `/admin/orders?${orderFilterSearch({ ...EVERY_ORDER, search: text, tab: "all", trail: [] })}`);
}

async function quotes({ text }: Search): Promise<Found> {
  const found = await withDatabase(UNAVAILABLE, (database) => searchQuotes(database, text, RESULTS_SHOWN));
  const results = found.map(({ number, jobName, totalCents, madeAt }) => ({
    title: number,
    to: quotePath(number),
    detail: words(jobName, shortDay(madeAt.slice(0, 10)), formatCents(totalCents)),
  }));
  return { results, more: null };
}

/** Customers, those of orders with a phone number or an address that was typed included. */
async function customers({ text, orders: readOrders }: Search): Promise<Found> {
  const files = (await readOrders()).reasons.flatMap(({ fileId }) => fileId ?? []);
  const found = await withDatabase(UNAVAILABLE, ({ db }) => findCustomers(db, text, files, RESULTS_SHOWN + 1));
  const results = found.map(({ key, name, email, businessName, phone, place, orders: count }) => ({
    title: name,
    to: customerPath(key),
    detail: words(businessName, name === email ? "" : email, phone, place, counted(count, "order")),
  }));
  return cut(results, `/admin/customers?${customerSearch({ ...EVERY_CUSTOMER, search: text })}`);
}

/** Styles lead to the pages that edit them, for people who may open these; otherwise to the shop's. */
async function styles({ text, role }: Search): Promise<Found> {
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
  const search = searchOf(role, text);
  const found: ResultList[] = [];
  for (const { title, find } of KINDS.filter(({ part }) => finds(role, part))) {
    const list = await orNullIfDown(find(search));
    found.push({ title, results: [], more: null, ...list, isUnavailable: list === null });
  }
  return found;
}

/**
 * The page of the order or quote whose number was typed, if there is one that the role may open, and no other may be
 * meant; otherwise `null`. An invoice, a PO and a tracking number lead to their order.
 *
 * @throws UpstreamFailure
 */
export async function findByNumber(role: Role, text: string): Promise<string | null> {
  if (!mayOpen(role, "work-orders")) return null;
  return withDatabase(UNAVAILABLE, async (database) => {
    const isOffice = mayOpen(role, "orders");
    // The workshop finds only orders, so that digits alone are enough.
    const order = await findOrderNumber(database.db, text, !isOffice);
    if (order) return orderPath(order);
    if (!isOffice) return null;
    const { code } = readSearch(text);
    const quote = mayOpen(role, "customers") ? await findQuoteNumber(database, text) : null;
    // A quote's number with its letters is nothing else; the order that was placed from it has that number too.
    if (quote && codeOf(quote) === code) return quotePath(quote);
    const withCode = code === "" ? [] : await ordersWithCode(database, code, 2);
    const pages = [...withCode.map(orderPath), ...(quote ? [quotePath(quote)] : [])];
    return pages.length === 1 ? (pages[0] ?? null) : null;
  });
}
