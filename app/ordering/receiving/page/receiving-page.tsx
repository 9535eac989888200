import type { FormProblem } from "~/house/forms/form-problem";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { Order } from "~/ordering/orders/order";
import { type Receiving, tickablesOf } from "../receiving";
import { useTidyDevice } from "../stored-page";
import { ReceivingForm } from "./receiving-form";
import { ReceivingList } from "./receiving-list";

interface ReceivingPageProps {
  readonly order: Pick<Order, "number" | "lines" | "shipment" | "remakes" | "events">;
  readonly link: string;
  readonly closed: "early" | "over" | null;
  readonly received: readonly Receiving[];
  readonly newKey: string;
  /** When this page was stored on the device; ISO 8601, or `null` if it comes from the shop. */
  readonly storedAt: string | null;
  readonly reply: FormProblem | null;
}

const CLOSED = {
  early: "This order has not shipped yet. Once it has, tick off here what arrives, at the truck.",
  over: "This order can no longer be ticked off here. If something is wrong with it, send us a message about it.",
} as const;

export function ReceivingPage({ order, link, closed, received, newKey, storedAt, reply }: ReceivingPageProps) {
  useTidyDevice(closed ? link : null);
  return (
    <>
      <PageHeader title="Receiving">
        <p>
          Order {order.number}
          {order.shipment?.carrier && `, ${order.shipment.carrier}`}
        </p>
      </PageHeader>
      <div className="wrap py-6">
        <div className="max-w-[46em] space-y-8">
          <Breadcrumb crumbs={[{ name: `Order ${order.number}`, to: `/orders/${link}` }]} current="Receiving" />
          {storedAt && (
            <Notice tone="info" title={`This is the stored page, from ${momentText(storedAt)}.`}>
              <p>It comes from this device, because the shop could not be reached. What you ticked is still here.</p>
            </Notice>
          )}
          <ReceivingList tickables={tickablesOf(order)} received={received} title="Already sent" />
          {closed ? (
            <p>{CLOSED[closed]}</p>
          ) : (
            <ReceivingForm
              order={order}
              link={link}
              newKey={String(reply?.repopulateFields?.key || newKey)}
              sentKeys={received.map(({ key }) => key)}
              isCopy={storedAt !== null}
              posted={reply}
            />
          )}
        </div>
      </div>
    </>
  );
}
