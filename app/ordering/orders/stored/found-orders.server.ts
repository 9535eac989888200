import type { Reader } from "~/base/database/database.server";
import { SEARCHED_COLUMNS, type SearchedPart, searchedParts } from "~/base/database/differences/order-search.server";
import { readSearch, soughtBy } from "~/base/database/differences/search-reading.server";

/** What a list of found orders shows of each, so that nobody needs to be told. */
const SHOWN: readonly SearchedPart[] = ["number", "name", "business", "job"];

/** What belongs to the customer rather than to the order. */
const CONTACT: readonly SearchedPart[] = ["phone", "street", "place"];

const MOST_REASONS = 2;

export interface FoundOrder {
  readonly number: string;
  /** The file of its customer, if it was found by the customer's phone or address; otherwise `null`. */
  readonly fileId: number | null;
  /** What it was found by that the list does not show, such as "PO 4471"; empty if there is no such thing. */
  readonly why: string;
}

type FoundRow = Awaited<ReturnType<typeof foundRows>>[number];

const foundRows = (db: Reader, numbers: readonly string[]) =>
  db
    .selectFrom("customer_order")
    .leftJoin("invoice", "invoice.order_id", "customer_order.id")
    .select(SEARCHED_COLUMNS.map((name) => `customer_order.${name}` as const))
    .select(["customer_order.file_id", "invoice.number as invoice"])
    .where("customer_order.number", "in", [...numbers])
    .execute();

const WORDS: Readonly<Partial<Record<SearchedPart, (row: FoundRow) => string>>> = {
  po: ({ po_number }) => `PO ${po_number}`,
  invoice: ({ invoice }) => `invoice ${invoice}`,
  quote: ({ quote }) => `quote ${quote}`,
  tracking: ({ tracking_number }) => `tracking ${tracking_number}`,
  phone: ({ phone }) => `phone …${phone.replace(/\D/g, "").slice(-4)}`,
  street: ({ address1, address2 }) => [address1, address2].filter(Boolean).join(", "),
  place: ({ city, province, zip }) => `${city}, ${province} ${zip}`,
  email: ({ email }) => email,
};

/** Why a search finds each of some orders. */
export async function whyFound(db: Reader, search: string, numbers: readonly string[]): Promise<readonly FoundOrder[]> {
  if (numbers.length === 0) return [];
  const sought = soughtBy(readSearch(search));
  return (await foundRows(db, numbers)).map((row) => {
    const parts = Object.entries(searchedParts(row)) as [SearchedPart, string][];
    const all = parts.map(([, text]) => text).join("\n");
    const shown = parts.flatMap(([part, text]) => (SHOWN.includes(part) ? [text] : [])).join("\n");
    const groups = sought.filter((group) => group.every((text) => all.includes(text)));
    const isShown = groups.some((group) => group.every((text) => shown.includes(text)));
    const unseen = isShown ? [] : groups.flat().filter((text) => !shown.includes(text));
    const by = parts.filter(([, text]) => unseen.some((one) => text.includes(one))).map(([part]) => part);
    return {
      number: row.number,
      fileId: by.some((part) => CONTACT.includes(part)) ? row.file_id : null,
      why: by
        .flatMap((part) => WORDS[part]?.(row) ?? [])
        .slice(0, MOST_REASONS)
        .join(", "),
    };
  });
}
