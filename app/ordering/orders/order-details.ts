import { MAX_JOB_NAME_LENGTH } from "~/configurator/lines/job-name-length";
import type { Unloading } from "~/trade/pricing/freight";

type DetailReader = "customer" | "shop" | "workshop";

export type DetailGroup = "names" | "delivery" | "notes";

export interface OrderDetail {
  /** The column of `customer_order`; empty text if nothing was typed. */
  readonly column: string;
  readonly label: string;
  readonly hint: string;
  /** The longest text, in UTF-16 code units. */
  readonly most: number;
  readonly field: "line" | "text" | "choice";
  readonly choices?: Readonly<Record<string, string>>;
  readonly group: DetailGroup;
  readonly term: string;
  readonly others?: Partial<Readonly<Record<DetailReader, string>>>;
  readonly isRemade: boolean;
  readonly isKept: boolean;
}

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
      forklift: "Home or job site, forklift there",
      liftgate: "Home or job site, liftgate needed",
      "pick-up": "Pick up",
    } satisfies Readonly<Record<Unloading, string>>,
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

export type OrderDetails = Readonly<Record<DetailName, string>>;

export const ORDER_DETAIL_NAMES = Object.keys(ORDER_DETAILS) as readonly DetailName[];

export const eachDetail = <T>(of: (name: DetailName, detail: OrderDetail) => T): Readonly<Record<DetailName, T>> =>
  Object.fromEntries(ORDER_DETAIL_NAMES.map((name) => [name, of(name, ORDER_DETAILS[name])])) as Record<DetailName, T>;

/** The details of something that has them, perhaps stored before some existed. */
export const detailsOf = (some: Partial<OrderDetails>): OrderDetails => eachDetail((name) => some[name] ?? "");

export function detailText(name: DetailName, details: OrderDetails): string {
  const { choices }: OrderDetail = ORDER_DETAILS[name];
  const text = details[name];
  return choices?.[text] ?? text;
}

interface DetailFact {
  readonly name: DetailName;
  readonly term: string;
  readonly text: string;
}

export const detailsIn = (group: DetailGroup): readonly DetailName[] =>
  ORDER_DETAIL_NAMES.filter((name) => ORDER_DETAILS[name].group === group);

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
