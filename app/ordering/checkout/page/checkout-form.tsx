import { useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { DEFAULT_COUNTRY, type MailingAddress } from "~/base/addresses/address";
import { brand } from "~/base/brand/brand";
import { loadDraft, saveDraft } from "~/base/browser/form-draft";
import { repeatedPlacesText } from "~/configurator/lines/repeated-places";
import { useJobName } from "~/configurator/stored-cart/use-job-name";
import type { SeenRush } from "~/house/capacity/rush";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import { CHECKOUT_FORM_ID, CHECKOUT_INTENT, PLACE } from "~/house/forms/checkout-names";
import { PAY_NOTHING_TODAY } from "~/house/promises/paying";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { fieldIdOf, useFormField } from "~/house/ui/fields/field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { fillIn } from "~/house/ui/fields/typed-fields";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { checkoutDraftOf } from "~/ordering/cart/checkout-draft";
import { storeOrderKey } from "~/ordering/cart/checkout-order";
import { BeforeOrdering } from "~/ordering/cart/page/before-ordering";
import { untilConfirmed } from "~/ordering/orders/change-rule";
import type { OrderContact, OrderLine } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import { LineList } from "~/ordering/orders/page/line-list";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { checkoutDraftKey, updateSignInTraces } from "~/provider/accounts/sign-in-traces";
import { standardSideText } from "~/trade/making/bored-side";
import { checkoutValidator, quoteCheckoutValidator } from "../checkout-form";
import { BoxField, CHECKOUT_LABELS, ContactFields, DeliveryFields, OrderFields, openFilled } from "./checkout-fields";
import { type CheckoutFreight, FreightOfOrder, useCheckoutFreight } from "./checkout-freight";
import { OrderDate, type OrderDateProps } from "./order-date";
import type { CheckoutOrder } from "./use-checkout-order";

const FIELD_ID = fieldIdOf(CHECKOUT_FORM_ID, "lines");

interface OrderReviewProps extends Pick<OrderDateProps, "wanted"> {
  readonly freight: CheckoutFreight;
  readonly lines: readonly OrderLine[];
  readonly isQuote: boolean;
  readonly ships?: ShipDate | null | undefined;
  /** Changes when the customer must look over the pieces again. */
  readonly reviewKey: string;
}

function OrderReview({ lines, isQuote, ships = null, wanted, freight, reviewKey }: OrderReviewProps) {
  const { error } = useFormField("lines", null);
  const side = standardSideText(lines);
  const places = repeatedPlacesText(lines);
  return (
    <section id={FIELD_ID} tabIndex={-1} aria-labelledby={`${FIELD_ID}-heading`} className="focus-visible:outline-none">
      <h2 id={`${FIELD_ID}-heading`} className="text-2xl">
        Look over your pieces
      </h2>
      {error && (
        <p id={`${FIELD_ID}-error`} className="mt-2 text-signal">
          {error}
        </p>
      )}
      {side && (
        <p className="mt-4 border-l-4 border-oak bg-linen px-5 py-4">
          {side}
          {!isQuote && " To choose the side yourself, edit the line in your cart."}
        </p>
      )}
      {places && <p className="mt-4 border-l-4 border-oak bg-linen px-5 py-4 wrap-anywhere">{places}</p>}
      <LineList lines={lines} />
      {lines.length > 0 && (
        <div className="mb-4">
          <OrderDrawings lines={lines} />
        </div>
      )}
      <OrderDate key={reviewKey} lines={lines} ships={ships} wanted={wanted} />
      <BeforeOrdering items={lines} />
      <FreightOfOrder lines={lines} {...freight} />
    </section>
  );
}

const NEXT_ID = "what-happens-next";

export type KnownCustomer = Partial<OrderContact> & { readonly mailingAddress?: MailingAddress };

interface OrderedQuote {
  readonly jobName: string;
  readonly action: string;
  /** The text on the button, if it is not "Place order". */
  readonly button?: string;
}

interface CheckoutFormProps {
  readonly order: CheckoutOrder;
  readonly contact: KnownCustomer | null;
  /** Whether the fields hold what was just sent, which is newer than any draft. */
  readonly answered: boolean;
  readonly reviewKey: string;
  /** The quote to order: its lines come from the database, not from the form. */
  readonly quote?: OrderedQuote;
}

/** The order form of a whole cart: a plain post without JavaScript, one schema for browser and server. */
export function CheckoutForm({ order, contact, answered, reviewKey, quote }: CheckoutFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const terms = useShopTerms();
  const [job, setJob] = useJobName(brand.key);
  const storeDraft = useCheckoutDraft(formRef, answered);
  const freight = useCheckoutFreight(formRef, contact);
  const [isRushWanted, setRushWanted] = useState(Boolean(order.rush));

  function storeTyped(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    // The cart's papers show the same job name.
    if (!quote && target instanceof HTMLInputElement && target.name === "jobName") setJob(target.value);
    freight.onChange(event);
    storeDraft(event);
  }

  function chooseRush(rush: SeenRush | null): void {
    setRushWanted(rush !== null);
    order.onChooseRush?.(rush);
  }

  return (
    <CheckedForm
      id={CHECKOUT_FORM_ID}
      formRef={formRef}
      validator={quote ? quoteCheckoutValidator : checkoutValidator}
      labels={CHECKOUT_LABELS}
      defaultValues={{
        mailingAddress: { country: DEFAULT_COUNTRY },
        ...contact,
        jobName: (quote ?? { jobName: job.name }).jobName,
      }}
      action={quote?.action ?? "/checkout"}
      onChange={storeTyped}
      onSubmit={() => storeOrderKey(brand.key, { ...order, sent: true })}
      className="mt-12 grid max-w-4xl gap-10 xl:max-w-none"
    >
      <input type="hidden" name={CHECKOUT_INTENT} value={PLACE} />
      {!quote && <input type="hidden" name="lines" value={order.lines} />}
      <input type="hidden" name="key" value={order.key} />
      <input type="hidden" name="total" value={linesCents(order.shown, terms)} />
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_34rem] xl:gap-20">
        <div className="grid content-start gap-16 md:gap-10">
          <ContactFields />
          <DeliveryFields />
          <OrderFields hasBusiness />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <OrderReview
            lines={order.shown}
            isQuote={quote !== undefined}
            ships={order.ships}
            wanted={{ isWanted: isRushWanted, chosen: order.rush ?? null, onChoose: chooseRush }}
            freight={freight}
            reviewKey={reviewKey}
          />
          <div className="space-y-4 border-t border-stone-300 pt-6">
            <BoxField key={reviewKey} name="reviewed" value="on" required className="text-lg">
              {CHECKOUT_LABELS.reviewed}
            </BoxField>
            <p id={NEXT_ID} className="max-w-[40em]">
              {PAY_NOTHING_TODAY} {untilConfirmed()}
            </p>
            <SubmitButton
              label={quote?.button ?? "Place order"}
              busyLabel="Placing your order…"
              describedBy={NEXT_ID}
            />
          </div>
        </div>
      </div>
    </CheckedForm>
  );
}

const KEY = checkoutDraftKey(brand.key);

const store = (form: HTMLFormElement) => saveDraft(KEY, checkoutDraftOf(new FormData(form)));

/** Stores what is typed at every change, and fills it in again when the page opens unless an answer is newer. */
function useCheckoutDraft(
  formRef: RefObject<HTMLFormElement>,
  answered: boolean,
): (event: FormEvent<HTMLFormElement>) => void {
  const signIn = useRouteLoaderData<Parameters<typeof updateSignInTraces>[1]>("root");
  useEffect(() => {
    // Whatever a customer who has signed out left behind must be gone before the draft is read.
    if (signIn) updateSignInTraces(brand.key, signIn);
    const form = formRef.current;
    const draft = answered ? null : loadDraft(KEY);
    if (!form || !draft) return;
    fillIn(form, draft);
    openFilled(form);
  }, [formRef, answered, signIn]);
  return (event) => store(event.currentTarget);
}
