import { MAX_JOB_NAME_LENGTH } from "~/configurator/lines/cart";

/** Where a fact about an order is read: by its customer, in the shop's mail, on the workshop's papers. */
export type DetailReader = "customer" | "shop" | "workshop";

export type DetailGroup = "names" | "delivery" | "notes";

/** Something that is typed about an order, besides its pieces, contact and address. */
interface OrderDetail {
  /** The column of `customer_order`; empty text if nothing was typed. */
  readonly column: string;
  /** The label of its field, and its name in a comparison of revisions. */
  readonly label: string;
  readonly hint: string;
  /** The longest text, in UTF-16 code units. */
  readonly most: number;
  /** How it is typed: a line or a text. */
  readonly field: "line" | "text";
  /** What it stands beside: the order's names, its address, or its notes. */
  readonly group: DetailGroup;
  /** What it is called where it is read. */
  readonly term: string;
  /** What it is called in a mail to its customer, or to the workshop, if not by its term. */
  readonly others?: Partial<Readonly<Record<DetailReader, string>>>;
  /** Whether a remake has it too. */
  readonly isRemade: boolean;
  /** Whether the browser keeps it for the next order. */
  readonly isKept: boolean;
}

/** What is typed about an order, in the order in which it is asked and read. */
export const ORDER_DETAILS = {
  jobName: {
    column: "job_name",
    label: "Job name",
    hint: "Optional. Printed on every document.",
    most: MAX_JOB_NAME_LENGTH,
    field: "line",
    group: "names",
    term: "Job",
    isRemade: true,
    // The cart has it.
    isKept: false,
  },
  poNumber: {
    column: "po_number",
    label: "PO number",
    hint: "Optional. Your own number, printed on every document.",
    most: 60,
    field: "line",
    group: "names",
    term: "PO number",
    isRemade: true,
    isKept: false,
  },
  wishes: {
    column: "wishes",
    label: "Notes for us",
    hint: "Optional. When you need the doors, how to reach the dock, what we should watch for.",
    most: 2000,
    field: "text",
    group: "notes",
    term: "Notes",
    others: { customer: "Your notes", workshop: "Customer’s notes" },
    isRemade: false,
    isKept: false,
  },
} as const satisfies Readonly<Record<string, OrderDetail>>;

export type DetailName = keyof typeof ORDER_DETAILS;

/** The details of an order; empty for what was not typed. */
export type OrderDetails = Readonly<Record<DetailName, string>>;

export const DETAIL_NAMES = Object.keys(ORDER_DETAILS) as readonly DetailName[];

/** A value for each detail. */
export const eachDetail = <T>(of: (name: DetailName, detail: OrderDetail) => T): Readonly<Record<DetailName, T>> =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, of(name, ORDER_DETAILS[name])])) as Record<DetailName, T>;

/** The details of something that has them, perhaps stored before some existed. */
export const detailsOf = (some: Partial<OrderDetails>): OrderDetails => eachDetail((name) => some[name] ?? "");

/** A detail as people read it. */
export interface DetailFact {
  readonly name: DetailName;
  readonly term: string;
  readonly text: string;
}

/** The details of a group by name. */
export const detailsIn = (group: DetailGroup): readonly DetailName[] =>
  DETAIL_NAMES.filter((name) => ORDER_DETAILS[name].group === group);

/** The details of a group that were typed, as facts. */
export const detailFacts = (
  details: OrderDetails,
  group: DetailGroup,
  reader: DetailReader = "shop",
): readonly DetailFact[] =>
  detailsIn(group)
    .map((name) => {
      const { term, others }: OrderDetail = ORDER_DETAILS[name];
      return { name, term: others?.[reader] ?? term, text: details[name] };
    })
    .filter(({ text }) => text !== "");
