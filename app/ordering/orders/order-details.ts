import { MAX_JOB_NAME_LENGTH } from "~/configurator/lines/job-name-length";

/** Where a fact about an order is read: by its customer, in the shop's mail, on the workshop's papers. */
export type DetailReader = "customer" | "shop" | "workshop";

export type DetailGroup = "names" | "delivery" | "notes";

/** Something that is typed about an order, besides its pieces, contact and address. */
export interface OrderDetail {
  /** The column of `customer_order`; empty text if nothing was typed. */
  readonly column: string;
  /** The label of its field, and its name in a comparison of revisions. */
  readonly label: string;
  readonly hint: string;
  /** The longest text, in UTF-16 code units. */
  readonly most: number;
  /** How it is typed: a line, a text, or a choice. */
  readonly field: "line" | "text" | "choice";
  /** What can be chosen, by the text that is stored, in the words that people read. */
  readonly choices?: Readonly<Record<string, string>>;
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
  delivery: {
    column: "delivery",
    label: "Delivery",
    hint: "Optional. How the doors come off the truck.",
    most: 20,
    field: "choice",
    choices: {
      "loading-dock": "Loading dock",
      forklift: "Home or job site with a forklift",
      liftgate: "Home or job site, liftgate needed",
      "pick-up": "Pick up",
    },
    group: "delivery",
    term: "Delivery",
    isRemade: true,
    isKept: true,
  },
  deliveryContact: {
    column: "delivery_contact",
    label: "Contact on delivery day",
    hint: "Optional. Who is there, with a phone number.",
    most: 200,
    field: "line",
    group: "delivery",
    term: "Contact on delivery day",
    isRemade: true,
    isKept: true,
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

/** How an order is unloaded, or that its customer picks it up. */
export type Delivery = keyof (typeof ORDER_DETAILS)["delivery"]["choices"];

/** The details of an order; empty for what was not typed. */
export type OrderDetails = Readonly<Record<DetailName, string>>;

export const DETAIL_NAMES = Object.keys(ORDER_DETAILS) as readonly DetailName[];

/** A value for each detail. */
export const eachDetail = <T>(of: (name: DetailName, detail: OrderDetail) => T): Readonly<Record<DetailName, T>> =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, of(name, ORDER_DETAILS[name])])) as Record<DetailName, T>;

/** The details of something that has them, perhaps stored before some existed. */
export const detailsOf = (some: Partial<OrderDetails>): OrderDetails => eachDetail((name) => some[name] ?? "");

/** A detail in the words that people read. */
export function detailText(name: DetailName, details: OrderDetails): string {
  const { choices }: OrderDetail = ORDER_DETAILS[name];
  const text = details[name];
  return choices?.[text] ?? text;
}

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
      return { name, term: others?.[reader] ?? term, text: detailText(name, details) };
    })
    .filter(({ text }) => text !== "");
