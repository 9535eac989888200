import { Link } from "@remix-run/react";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { balanceOf, currentRevision } from "~/house/invoices/invoice";
import { Pill } from "~/house/ui/kit/pill";
import { shortDay } from "~/house/ui/kit/short-day";
import { hasBegun, type OrderFile } from "~/ordering/orders/order-file";
import { type PillWords, paymentPill, statePill } from "../order-list";
import { filePath, PAPER_LINK, WORKSHOP_PAPERS } from "./change-form";

/** How an order stands, at a glance, and the papers to print for it. */
export function OrderHead({ file }: { readonly file: OrderFile }) {
  const { order } = file;
  const { shipsOn } = order.terms;
  const pills: readonly (PillWords | null)[] = [statePill(order), paymentOf(file)];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      {pills.map(
        (pill) =>
          pill && (
            <Pill key={pill.text} tone={pill.tone}>
              {pill.text}
            </Pill>
          ),
      )}
      {shipsOn && (
        <span>
          {UNSHIPPED.includes(order.state) ? "Ships " : "Shipped for "}
          <time dateTime={shipsOn}>{shortDay(shipsOn)}</time>
        </span>
      )}
      <Papers number={order.number} link={file.link} canRemake={hasBegun(order.state)} />
    </div>
  );
}

function paymentOf({ order: { invoice } }: OrderFile): PillWords | null {
  if (!invoice || currentRevision(invoice).isVoid) return null;
  return paymentPill({ owedCents: balanceOf(invoice), paidCents: invoice.paidCents });
}

interface PapersProps {
  readonly number: string;
  /** The secret part of the address of the customer's page. */
  readonly link: string;
  readonly canRemake: boolean;
}

/** A menu, which opens without JavaScript too. */
function Papers({ number, link, canRemake }: PapersProps) {
  return (
    <details className="papers-menu">
      <summary className={PAPER_LINK}>
        Papers <span aria-hidden="true">▾</span>
      </summary>
      <ul>
        {WORKSHOP_PAPERS.map(([path, label]) => (
          <li key={path}>
            <Link to={`${filePath(number)}/${path}`}>{label}</Link>
          </li>
        ))}
        <li>
          <a href={`/admin/orders/papers/packing-slips?order=${number}`}>Packing slip</a>
        </li>
        <li>
          <a href={`/orders/${link}/papers/confirmation`}>Confirmation</a>
        </li>
        <li>
          <a href={`/orders/${link}/papers/invoice`}>Invoice</a>
        </li>
        {canRemake && (
          <li>
            <Link to={`${filePath(number)}/remake`}>Make pieces again</Link>
          </li>
        )}
        <li>
          <a href={`/orders/${link}`}>The customer's page</a>
        </li>
      </ul>
    </details>
  );
}

const PARTS = [
  ["pieces", "Pieces"],
  ["money", "Money"],
  ["messages", "Messages"],
  ["history", "History"],
] as const;

/** What is further down the page; it stays in view. */
export function OrderIndex() {
  return (
    <nav aria-label="On this page" className="order-index">
      <ul>
        {PARTS.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
