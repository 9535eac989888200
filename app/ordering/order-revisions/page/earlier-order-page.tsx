import { Link } from "@remix-run/react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { Order } from "~/ordering/orders/order";
import { ContactAndDelivery } from "~/ordering/orders/page/order-details";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { changeMode } from "../order-change";

interface EarlierOrderPageProps {
  /** The order as it was. */
  readonly order: Order;
  readonly link: string;
  readonly revision: number;
  /** When the next revision replaced it, ISO 8601 in UTC. */
  readonly replacedAt: string;
  /** The revision that the order has now. */
  readonly current: number;
}

/** An earlier revision of an order, to be read: nothing is made by it. */
export function EarlierOrderPage({ order, link, revision, replacedAt, current }: EarlierOrderPageProps) {
  const path = `/orders/${link}`;
  const title = `Order ${order.number}, revision ${revision}`;
  return (
    <OrderedTerms order={order}>
      <PageHeader title={title}>
        <p>
          Replaced <time dateTime={replacedAt}>{momentText(replacedAt)}</time>. The order is now revision {current}.
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: `Order ${order.number}`, to: path }]} current={`Revision ${revision}`} />
        <Notice tone="info" title={`You are reading revision ${revision}. We no longer make anything from it.`}>
          <p className="flex flex-wrap gap-x-6">
            <Link to={path} className="link-tall">
              Open revision {current}
            </Link>
            {changeMode(order) !== "closed" && (
              <Link to={`${path}/change?revision=${revision}`} className="link-tall">
                Go back to revision {revision}
              </Link>
            )}
          </p>
        </Notice>
        <OrderLines order={order} total={`Total of revision ${revision}`} />
        <OrderDrawings lines={order.lines} />
        <ContactAndDelivery order={order} />
      </div>
    </OrderedTerms>
  );
}
