import { shopFacts } from "~/base/brand/shop-facts";
import { currentRevision, type Invoice } from "~/house/invoices/invoice";
import { fullDay, invoiceTitle, revisionText } from "~/house/invoices/invoice-words";
import { CreditList, InvoiceSums, InvoiceTerms, PaymentList } from "~/house/invoices/page/invoice-sums";
import { DataTable } from "~/house/ui/kit/data-table";
import { finishedTitle } from "~/trade/catalog/finish";
import { formatCents } from "~/trade/measure/money";
import type { Order } from "../order";
import { piecesOf } from "../order-price";
import { ContactAndDelivery } from "./order-details";

interface InvoicePaperProps {
  readonly order: Order;
  readonly invoice: Invoice;
  /** The title of the one that replaced it, such as "Invoice HVI-1001, revision 2"; empty if it is in effect. */
  readonly replacedBy: string;
}

export function InvoicePaper({ order, invoice, replacedBy }: InvoicePaperProps) {
  const { isVoid, invoicedOn, taxNote } = currentRevision(invoice);
  const revision = revisionText(currentRevision(invoice), invoice.revisions);
  const { street, city, region, postalCode } = shopFacts().address;
  return (
    <div className="space-y-8">
      <div className="max-w-[46em] space-y-1">
        <p>
          Order {order.number}, invoice date <time dateTime={invoicedOn}>{fullDay(invoicedOn)}</time>
        </p>
        {revision && <p>{invoiceTitle(invoice)}.</p>}
        {replacedBy && <p className="font-semibold">Replaced: {replacedBy}.</p>}
        {isVoid && <p className="font-semibold">This invoice is no longer valid: nothing is due on it.</p>}
        {taxNote && <p>{taxNote}.</p>}
      </div>
      {!isVoid && <LinesTable order={order} />}
      <InvoiceSums invoice={invoice} />
      {!replacedBy && <CreditList {...invoice} />}
      {!replacedBy && <PaymentList payments={invoice.payments} />}
      {!replacedBy && <InvoiceTerms invoice={invoice} />}
      <ContactAndDelivery order={order} />
      <p>
        {shopFacts().name}, {street}, {city}, {region} {postalCode}. {shopFacts().phone.display}, {shopFacts().email}
      </p>
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
  return <DataTable caption="Before discounts and credits" head={["Style", "Pieces", "Amount"]} rows={rows} />;
}
