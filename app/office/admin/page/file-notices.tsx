import type { OrderState } from "~/house/capacity/order-state";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { CORRECTION_FORM_ID } from "~/ordering/orders/correction-form";
import type { OrderFile } from "~/ordering/orders/order-file";
import { TERMS_FORM_ID } from "~/ordering/orders/order-file-form";
import type { FileNotice, FileReply } from "~/ordering/orders/order-file-reply";
import type { OrderNote } from "~/ordering/orders/order-note";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { SHIPMENT_FORM_ID } from "~/ordering/orders/shipment-form";
import { StateForm, UndoForm } from "./change-form";
import { OrderHistory } from "./order-history";
import { UndoRemoval } from "./order-notes";

interface FileNoticesProps {
  readonly file: OrderFile;
  readonly notes: readonly OrderNote[];
  /** What has just been done; `null` if it was nothing or is no longer true. */
  readonly notice: FileNotice | null;
  readonly isMailed: boolean;
  readonly reply: FileReply | null;
}

/** What an admin has just done to an order; takes the focus if it happened on this page. */
export function FileNotices({ file, notes, notice, isMailed, reply }: FileNoticesProps) {
  const isProblem = Boolean(reply && (reply.problem || reply.staleSince !== null));
  const message = reply ?? notice;
  const ref = useFocusOnAnnounce<HTMLDivElement>(message, isProblem || typeof message === "string");
  return (
    <div ref={ref} tabIndex={-1} role={isProblem ? "alert" : "status"} className="print:hidden">
      {reply ? (
        <Refused file={file} reply={reply} />
      ) : (
        notice && <Done file={file} notes={notes} notice={notice} isMailed={isMailed} />
      )}
    </div>
  );
}

function Refused({ file, reply: { staleSince, problem, formId } }: { file: OrderFile; reply: FileReply }) {
  const { order, history, revision } = file;
  if (staleSince === null) return problem && <Notice tone="error" title={problem} />;
  const meanwhile = revision > staleSince ? history.slice(staleSince - revision) : [];
  return (
    <Notice tone="error" title={`Order ${order.number} has changed since you saw it, so your change was not made.`}>
      <OrderHistory records={meanwhile} label="Meanwhile" />
      <p className="mt-3">
        {[TERMS_FORM_ID, SHIPMENT_FORM_ID, CORRECTION_FORM_ID].some((form) => formId.startsWith(form))
          ? "What you typed is still in its fields. Save it again if it is still right: it will replace what is saved now."
          : "The page shows the order as it is now. Look it over before you continue."}
      </p>
    </Notice>
  );
}

const isState = (notice: FileNotice): notice is OrderState => notice in STATE_WORDS;

interface DoneProps extends Pick<FileNoticesProps, "file" | "notes" | "isMailed"> {
  readonly notice: FileNotice;
}

function Done({ file, notes, notice, isMailed }: DoneProps) {
  const { order, undoesTo } = file;
  const isNow = `Order ${order.number} is ${STATE_WORDS[order.state].label.toLowerCase()}`;
  if (isState(notice)) {
    return (
      <Notice tone="success" title={`${isNow}.`}>
        {undoesTo && <UndoForm file={file} to={undoesTo} />}
      </Notice>
    );
  }
  const titles = {
    undone: `Undone. ${isNow} again.`,
    terms: `Freight and tax are saved.${order.terms.shipsOn ? ` The order ships by ${dayText(order.terms.shipsOn)}.` : ""}`,
    shipment: "The shipping details are saved.",
    correction: `The correction is saved.${isMailed ? " The customer gets a mail in a few minutes." : ""} Freight and tax stay as they are: set them again if the new address changes them.`,
    message: `Your message to ${order.contact.firstName} ${order.contact.lastName} is on the order's page.`,
    payment: "The invoice was requested again. Open this page again in a minute to see the result.",
    noted: "The note is saved.",
    "note-removed": "The note was removed.",
    "note-restored": "The note is back.",
    recorded: "The payment is recorded.",
    corrected: "The entry was reversed by a counter entry.",
    credited: "The credit is on the invoice.",
    "taken-back": "The credit was taken back.",
    reminded: "The reminder is on its way by e-mail.",
    invoiced: "The invoice is on the customer's page.",
    remade: `${isNow}: the pieces are made again at no charge. ${isMailed ? "The customer gets a mail in a few minutes." : ""}`,
    claim: `Your answer to ${order.contact.firstName} ${order.contact.lastName} ${isMailed ? "is mailed, and " : ""}is shown on the order's page.`,
  };
  return (
    <Notice tone="success" title={titles[notice]}>
      {notice === "remade" && (
        <Disclosure summary="Undo">
          <StateForm file={file} state="cancelled" />
        </Disclosure>
      )}
      {notice === "note-removed" && <UndoRemoval number={order.number} notes={notes} />}
    </Notice>
  );
}
