import type { ReactNode } from "react";
import { addressLines } from "~/base/addresses/address";
import { currentRevision, type Invoice } from "~/house/invoices/invoice";
import { balanceText, dueWords, fullDay, invoiceTitle, revisionText } from "~/house/invoices/invoice-words";
import { CreditList, HowToPay, InvoiceSums, PaymentList } from "~/house/invoices/page/invoice-sums";
import { DataTable } from "~/house/ui/kit/data-table";
import { Unbroken } from "~/house/ui/kit/unbroken";
import { finishedTitle } from "~/trade/catalog/finish";
import { formatCents } from "~/trade/measure/money";
import type { Order } from "../order";
import { detailFacts } from "../order-details";
import { piecesOf } from "../order-price";
import { ShopLine } from "./shop-line";

interface InvoicePaperProps {
  readonly order: Order;
  readonly invoice: Invoice;
  /** The title of the one that replaced it, such as "Invoice HVI-1001, revision 2"; empty if it is in effect. */
  readonly replacedBy: string;
}

/** A bill: what is due on top, whom it is for, and the sums at the right. */
export function InvoicePaper({ order, invoice, replacedBy }: InvoicePaperProps) {
  const { isVoid, taxNote } = currentRevision(invoice);
  const notes = detailFacts(order, "notes");
  return (
    <div className="space-y-8">
      <BillHead order={order} invoice={invoice} replacedBy={replacedBy} />
      <Parties order={order} />
      {!isVoid && <LinesTable order={order} />}
      <div className="ml-auto w-full max-w-sm">
        <InvoiceSums invoice={invoice} />
        {taxNote && <p className="mt-2 text-right">{taxNote}.</p>}
      </div>
      {!replacedBy && <CreditList {...invoice} />}
      {!replacedBy && <PaymentList payments={invoice.payments} />}
      {!replacedBy && (
        <div className="max-w-[46em]">
          <HowToPay invoice={invoice} />
        </div>
      )}
      {notes.length > 0 && (
        <dl>
          {notes.map(({ name, term, text }) => (
            <Fact key={name} term={term} lines={[text]} />
          ))}
        </dl>
      )}
      <ShopLine />
    </div>
  );
}

function BillHead({ order, invoice, replacedBy }: InvoicePaperProps) {
  const { isVoid, invoicedOn } = currentRevision(invoice);
  const revision = revisionText(currentRevision(invoice), invoice.revisions);
  const [due] = dueWords(invoice, order.state !== "confirmed");
  return (
    <section aria-label="Invoice" className="break-inside-avoid sm:grid sm:grid-cols-2 sm:gap-x-10 print:grid-cols-2">
      <dl className="grid content-start grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <Row term="Number">{invoice.number}</Row>
        {revision && <Row term="Revision">{invoiceTitle(invoice)}</Row>}
        <Row term="Date">
          <time dateTime={invoicedOn}>{fullDay(invoicedOn)}</time>
        </Row>
        <Row term="Order">{order.number}</Row>
        {detailFacts(order, "names").map(({ name, term, text }) => (
          <Row key={name} term={term}>
            {text}
          </Row>
        ))}
        {order.quote && <Row term="Quote">{order.quote}</Row>}
      </dl>
      <div className="mt-4 border-l-4 border-ink pl-5 sm:mt-0">
        {replacedBy && <p className="font-semibold">Replaced: {replacedBy}.</p>}
        {isVoid && <p className="font-semibold">This invoice is no longer valid: nothing is due on it.</p>}
        {!replacedBy && !isVoid && (
          <>
            <p className="figures text-2xl font-semibold">{balanceText(invoice)}</p>
            {due && <p>{due}</p>}
          </>
        )}
      </div>
    </section>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-stone-600">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Parties({ order }: Pick<InvoicePaperProps, "order">) {
  const { contact, address } = order;
  const { firstName, lastName, businessName, email, phone } = contact;
  const delivery = detailFacts(order, "delivery").map(({ term, text }) => `${term}: ${text}`);
  return (
    <dl className="grid gap-x-10 gap-y-4 break-inside-avoid sm:grid-cols-2 print:grid-cols-2">
      <Fact term="Bill to" lines={[businessName, `${firstName} ${lastName}`, email, phone]} />
      <Fact
        term="Ship to"
        lines={[businessName || `${firstName} ${lastName}`, ...addressLines(address), ...delivery]}
      />
    </dl>
  );
}

function Fact({ term, lines }: { readonly term: string; readonly lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        <Unbroken text={lines.filter((line) => line !== "").join("\n")} />
      </dd>
    </div>
  );
}

function LinesTable({ order: { lines, pricing } }: Pick<InvoicePaperProps, "order">) {
  if (!pricing) return null;
  const rows = lines.map((line, index) => [
    `${index + 1}. ${finishedTitle(line)}`,
    String(piecesOf([line])),
    formatCents(pricing.lines[index]?.listCents ?? 0),
  ]);
  return (
    <DataTable caption="Before discounts and credits" head={["Style", "Pieces", "Amount"]} rows={rows} areNumbers />
  );
}
