import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ORDER_STATES } from "~/domain/orders/order";
import { GUESTS } from "~/domain/orders/order-file";
import { TIERS } from "~/domain/tiers";
import { MAX_ORDER_SEARCH, ORDER_FILTER, type OrderFilter } from "~/forms/order-desk-filter";
import { Button } from "~/ui/kit/button";
import { fieldLook } from "~/ui/kit/field-look";
import { STATE_WORDS } from "~/ui/order/state-words";

interface OrdersFilterProps {
  readonly filter: OrderFilter;
  /** Whether anything is chosen. */
  readonly isChosen: boolean;
}

const LOOK = fieldLook(false, "font-normal");

/** Which orders are shown: a form whose answer is an address. */
export function OrdersFilter({ filter, isChosen }: OrdersFilterProps) {
  const { search, state, tier, from, to } = filter;
  return (
    // Another question is another form, also where the browser's Back led to it.
    <Form key={[search, state, tier, from, to].join("\n")} method="get" action="/admin/orders" role="search">
      <div className="flex flex-wrap items-end gap-4">
        <Labeled text="Search number, name, e-mail, job or PO" className="sm:max-w-xs">
          <input
            type="search"
            name={ORDER_FILTER.search}
            defaultValue={search}
            maxLength={MAX_ORDER_SEARCH}
            autoComplete="off"
            spellCheck={false}
            className={LOOK}
          />
        </Labeled>
        <Labeled text="State">
          <select name={ORDER_FILTER.state} defaultValue={state ?? ""} className={LOOK}>
            <option value="">All states</option>
            {ORDER_STATES.map((one) => (
              <option key={one} value={one}>
                {STATE_WORDS[one].label}
              </option>
            ))}
          </select>
        </Labeled>
        <Labeled text="Tier">
          <select name={ORDER_FILTER.tier} defaultValue={tier ?? ""} className={LOOK}>
            <option value="">Everybody</option>
            {TIERS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            <option value={GUESTS}>Guests</option>
          </select>
        </Labeled>
        <Labeled text="Placed from">
          <input type="date" name={ORDER_FILTER.from} defaultValue={from ?? ""} className={LOOK} />
        </Labeled>
        <Labeled text="Placed to">
          <input type="date" name={ORDER_FILTER.to} defaultValue={to ?? ""} className={LOOK} />
        </Labeled>
        <Button type="submit">Show</Button>
        {isChosen && (
          <Link to="/admin/orders" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Show all
          </Link>
        )}
      </div>
    </Form>
  );
}

interface LabeledProps {
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Labeled({ text, className = "", children }: LabeledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={`min-w-0 grow font-semibold ${className}`}>
      {text}
      {children}
    </label>
  );
}
