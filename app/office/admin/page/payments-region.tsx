import { TERMS_WORDS } from "~/house/invoices/customer-billing";
import { currentRevision, type Invoice } from "~/house/invoices/invoice";
import { dueWords, fullDay, invoiceTitle, PAYMENT_WORDS, signedText } from "~/house/invoices/invoice-words";
import { InvoiceSums } from "~/house/invoices/page/invoice-sums";
import { MomentDay } from "~/house/ui/kit/moment";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import type { OrderFile } from "~/ordering/orders/order-file";
import type { OrderMoney, PaymentEntry } from "~/ordering/orders/order-money";
import { orderCrumbs, ProblemAlert } from "./change-form";
import { Credits, EntryRow, PaymentForm, PaymentsButton } from "./payment-form";

interface PaymentsRegionProps {
  readonly file: Pick<OrderFile, "order" | "link">;
  readonly money: OrderMoney;
  readonly isMailed: boolean;
}

/** The invoice of an order and its payments, with the form for another one. */
export function PaymentsRegion({ file, money, isMailed }: PaymentsRegionProps) {
  const { order } = file;
  const { invoice, terms, lacksInvoice } = money;
  if (order.payment && !invoice) return null;
  const takesCredits = invoice !== null && !currentRevision(invoice).isVoid;
  return (
    <>
      <Section id="payments" name="payments" title="Payments" className="print:hidden">
        {!invoice && !lacksInvoice && (
          <p className="mt-2">
            The invoice is made when the order is confirmed. The customer’s terms: {TERMS_WORDS[terms].toLowerCase()}.
          </p>
        )}
        {lacksInvoice && (
          <div className="mt-2 space-y-3">
            <p>This order was confirmed without an invoice. Payments can be recorded once it has one.</p>
            <PaymentsButton number={order.number} task={{ kind: "invoice" }}>
              Make the invoice
            </PaymentsButton>
          </div>
        )}
        {invoice && <Invoiced file={file} money={money} invoice={invoice} isMailed={isMailed} />}
      </Section>
      {takesCredits && <Credits number={order.number} credits={money.credits} />}
    </>
  );
}

interface InvoicedProps extends PaymentsRegionProps {
  readonly invoice: Invoice;
}

function Invoiced({ file: { order, link }, money, invoice, isMailed }: InvoicedProps) {
  const { entries, today, isOverdue } = money;
  const { isVoid, taxNote } = currentRevision(invoice);
  return (
    <>
      <p className="mt-2">
        <a href={`/orders/${link}/papers/invoice`} className="link-padded">
          {invoiceTitle(invoice)}
        </a>
        {isVoid ? ", no longer valid" : `. ${dueWords(invoice).join(" ")}`} {taxNote && `${taxNote}.`}
      </p>
      <div className="mt-4">
        <InvoiceSums invoice={invoice} mark={isOverdue && <span className="block text-signal">Overdue</span>} />
      </div>
      {isOverdue && <Reminder number={order.number} money={money} isMailed={isMailed} />}
      <Entries number={order.number} entries={entries} />
      <h3 className="mt-6 text-xl">Record a payment</h3>
      <PaymentForm number={order.number} seen={entries.length} today={today} />
    </>
  );
}

interface ReminderProps extends Pick<PaymentsRegionProps, "money" | "isMailed"> {
  readonly number: string;
}

function Reminder({ number, money: { reminders }, isMailed }: ReminderProps) {
  const last = reminders.at(-1);
  return (
    <div className="mt-4 space-y-2">
      {last && (
        <p>
          Last reminder: <MomentDay at={last.at} isWithin />.
        </p>
      )}
      {isMailed ? (
        <PaymentsButton number={number} task={{ kind: "remind" }}>
          Send a reminder
        </PaymentsButton>
      ) : (
        <p>No mail server is set, so a reminder cannot be sent from here.</p>
      )}
    </div>
  );
}

interface EntriesProps {
  readonly number: string;
  readonly entries: readonly PaymentEntry[];
}

function Entries({ number, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ol aria-label="Entries" className="mt-4 border-b border-stone-300">
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          title={
            <>
              {entry.corrects !== null && "Counter entry: "}
              {PAYMENT_WORDS[entry.kind]} {signedText(entry.cents)}
            </>
          }
          detail={
            <>
              {fullDay(entry.receivedOn)}
              {entry.reference && `, ${entry.reference}`}
              {entry.isCorrected && ", reversed"}, by {entry.actor.email || "a deleted account"}
            </>
          }
        >
          {!entry.isCorrected && entry.corrects === null && (
            <PaymentsButton number={number} task={{ kind: "correct", entry: entry.id }}>
              Reverse<span className="sr-only"> {`${PAYMENT_WORDS[entry.kind]} ${signedText(entry.cents)}`}</span>
            </PaymentsButton>
          )}
        </EntryRow>
      ))}
    </ol>
  );
}

interface PaymentsPageProps {
  readonly file: Pick<OrderFile, "order" | "link">;
  readonly money: OrderMoney;
  readonly isMailed: boolean;
  readonly reply: { readonly problem: string | null } | null;
}

/** The payments of one order, where a form that was refused can be corrected. */
export function PaymentsPage({ file, money, isMailed, reply }: PaymentsPageProps) {
  const { number } = file.order;
  return (
    <>
      <PageHeader title={`Payments of order ${number}`} crumbs={orderCrumbs(number)} />
      <div className="wrap max-w-3xl space-y-8 py-8 md:py-10">
        <ProblemAlert reply={reply} />
        <PaymentsRegion file={file} money={money} isMailed={isMailed} />
      </div>
    </>
  );
}
