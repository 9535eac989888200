import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/house/ui/kit/button";
import { dateText } from "~/house/ui/kit/moment-text";
import type { OrderSummary } from "../order";
import { ORDER_LINK } from "./order-pages";
import { OrderPageSection } from "./order-section";
import { STATE_WORDS } from "./state-words";

const PAPERS = [
  { paper: "confirmation", label: "Confirmation" },
  { paper: "invoice", label: "Payment details" },
  { paper: "cut-list", label: "Cut list" },
  { paper: "labels", label: "Labels" },
] as const;

interface PaperLinksProps {
  readonly base: string;
  readonly hasInvoice?: boolean;
  readonly isFree?: boolean;
}

/** Links to the documents of an order. */
export function PaperLinks(props: PaperLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 print:hidden">
      <PaperItems {...props} />
    </ul>
  );
}

/** A free order has nothing to pay. */
function PaperItems({ base, hasInvoice = false, isFree = false }: PaperLinksProps) {
  return PAPERS.filter(({ paper }) => paper !== "invoice" || !isFree).map(({ paper, label }) => (
    <li key={paper}>
      <a href={`${base}/${paper}`} className="link-tall">
        {paper === "invoice" && hasInvoice ? "Invoice" : label}
      </a>
    </li>
  ));
}

interface OrderDocumentsProps extends Pick<PaperLinksProps, "hasInvoice" | "isFree"> {
  readonly link: string;
  /** Further entries of the list. */
  readonly children?: ReactNode;
}

/** Everything of an order to print, save or pass on, as one list, and the way to order it again. */
export function OrderDocuments({ link, children, ...of }: OrderDocumentsProps) {
  return (
    <OrderPageSection heading="documents-heading" title="Documents" className="print:hidden">
      <ul className="mt-2 sm:columns-2 lg:columns-1">
        <PaperItems base={`/orders/${link}/papers`} {...of} />
        <li>
          <a href={`/orders/${link}/cut-list.csv`} download className="link-tall">
            Save as spreadsheet (CSV)
          </a>
        </li>
        {children}
      </ul>
      <p className="mt-3">
        <ButtonLink to={`/orders/${link}/again`} look="outline">
          Order again
        </ButtonLink>
      </p>
    </OrderPageSection>
  );
}

export function PapersByOrder({ orders }: { readonly orders: readonly OrderSummary[] }) {
  if (orders.length === 0) return null;
  return (
    <OrderPageSection heading="papers-heading" title="Documents for your orders">
      <ul className="mt-4">
        {orders.map(({ number, jobName, placedAt, state }) => (
          <li key={number} className="border-t border-stone-300 py-4">
            <h3 className="font-semibold wrap-anywhere">
              <Link to={`/account/orders/${number}`} className={ORDER_LINK}>
                Order {number}
              </Link>
              {jobName && `, ${jobName}`}
            </h3>
            <p className="text-stone-700">
              {STATE_WORDS[state].label}, placed on {dateText(placedAt)}
            </p>
            <PaperLinks base={`/account/orders/${number}/papers`} />
          </li>
        ))}
      </ul>
    </OrderPageSection>
  );
}
