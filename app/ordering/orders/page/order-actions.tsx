import { Form, useNavigation } from "@remix-run/react";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import type { Order } from "../order";
import { ORDER_PAGE_INTENT, type OrderPageIntent } from "../order-page-form";

interface IntentFormProps {
  readonly path: string;
  readonly intent: OrderPageIntent;
  readonly label: string;
  readonly busyLabel: string;
  readonly look?: ButtonLook;
}

export function IntentForm({ path, intent, label, busyLabel, look = "outline" }: IntentFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData !== undefined;
  return (
    <Form method="post" action={path}>
      <input type="hidden" name={ORDER_PAGE_INTENT} value={intent} />
      <Button type="submit" look={look} disabled={busy}>
        {busy && formData.get(ORDER_PAGE_INTENT) === intent ? busyLabel : label}
      </Button>
    </Form>
  );
}

const MAY: Partial<Record<Order["state"], string>> = {
  received: "can see the order and, until we confirm it, change or cancel it",
  confirmed: "can see the order, approve its drawings and ask for changes",
};

interface PageAddressProps {
  readonly state: Order["state"];
  readonly link: string;
  readonly path: string;
}

/** What somebody with the address of an order's page can do, and how to change that address. */
export function PageAddress({ state, link, path }: PageAddressProps) {
  return (
    <Disclosure summary="This page’s address">
      <p>
        We e-mailed you a link to this page. Bookmark it, too. Anyone with{" "}
        <a href={`/orders/${link}`} className="link-padded">
          this link
        </a>{" "}
        {MAY[state] ?? "can see the order and write to us about it"}. Share it with care.
      </p>
      <p>A new address ends the old one, for you and for everyone you gave it to.</p>
      <IntentForm path={path} intent="renew-link" label="Make a new address for this page" busyLabel="One moment…" />
    </Disclosure>
  );
}
