import { Link } from "@remix-run/react";
import { dateText } from "~/house/ui/kit/moment-text";
import type { OwnOrder } from "../order";
import { ORDER_LINK } from "./order-pages";
import { OrderPageSection } from "./order-section";
import { STATE_WORDS } from "./state-words";

export function WriteAboutOrder({ orders }: { readonly orders: readonly OwnOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <OrderPageSection heading="write-heading" title="Messages about your orders">
      <p className="mt-2">Each order’s page has what you wrote to us and what we answered.</p>
      <ul className="mt-2">
        {orders.map(({ number, jobName, state, lastMessage }) => (
          <li key={number} className="wrap-anywhere">
            <Link to={`/account/orders/${number}#messages`} className={ORDER_LINK}>
              Messages of order {number}
            </Link>
            {jobName && `, ${jobName}`}, {STATE_WORDS[state].label.toLowerCase()}
            {lastMessage?.by === "shop" && (
              <span className="block font-semibold">
                Answer from the shop, <time dateTime={lastMessage.at}>{dateText(lastMessage.at)}</time>
              </span>
            )}
          </li>
        ))}
      </ul>
    </OrderPageSection>
  );
}
