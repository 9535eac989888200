import { Link } from "@remix-run/react";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { CHECKOUT_LABELS, OrderFields } from "~/checkout/page/checkout-fields";
import { AddressFields } from "~/ui/fields/address-fields";
import { CheckedForm } from "~/ui/fields/checked-form";
import { UnsavedNotice } from "~/ui/fields/unsaved-notice";
import { Breadcrumb } from "~/ui/kit/breadcrumb";
import { Notice } from "~/ui/kit/notice";
import { PageHeader } from "~/ui/kit/page-header";
import { ShopTermsContext } from "~/ui/kit/shop-terms";
import { CHANGE_FORM_ID, CHANGE_NAMES, changeValidator, END, offerValidator } from "../change-form";
import { type ChangePageData, haveRatesChanged, receivedLine } from "../change-page-data";
import type { ChangeReply } from "../change-reply";
import { lineCost } from "../changed-line";
import { DECISION_LABELS } from "../decision-form";
import { closedWords } from "../order-change";
import { ChangeButton } from "./change-button";
import { ChangeTotals } from "./change-totals";
import { ChangedLineFields } from "./changed-line";
import type { LineState, LineTotal } from "./line-state";
import { OfferFields } from "./offer-fields";
import { useUnsaved } from "./use-unsaved";

interface ChangePageProps {
  readonly page: ChangePageData;
  readonly reply: ChangeReply | null;
  /** Where the order itself is. */
  readonly orderPath: string;
  /** Where the form is posted to. */
  readonly path: string;
  /** The office changes the order for a caller. */
  readonly isOffice?: boolean;
  /** What is shown above the form. */
  readonly children?: ReactNode;
}

const OFFICE_LABELS = { ...CHECKOUT_LABELS, ...DECISION_LABELS } as const;

const NOTES = {
  save: "Nothing has been made yet, so you can change anything. Saving makes a new revision of the order; you can still read the earlier one.",
  request:
    "We have confirmed this order, so we check first whether the change is still possible. If it costs a fee, we tell you before anything changes.",
  offer: "The customer gets this change by e-mail. Nothing changes until they approve it on the order's page.",
} as const;

/** An order's form, filled, to be changed: a plain post without JavaScript. */
export function ChangePage({
  page: loaded,
  reply: last,
  orderPath,
  path,
  isOffice = false,
  children,
}: ChangePageProps) {
  const reply = last?.formId === CHANGE_FORM_ID ? last : null;
  // Only the answer knows the styles of what was typed: the order as it is now may no longer have them.
  const page = reply?.page ?? loaded;
  const { order, mode } = page;
  const title = `Change order ${order.number}`;
  const current = `Order ${order.number}`;
  return (
    <>
      <PageHeader title={title} {...(isOffice && { isPlain: true })}>
        {mode !== "closed" && <p>{NOTES[isOffice ? "offer" : mode]}</p>}
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: current, to: orderPath }]} current="Change" />
        {mode === "closed" && !reply && (
          <Notice tone="info" title={closedWords(order)}>
            <Link to={`${orderPath}#messages`} className="inline-block py-1 underline underline-offset-4">
              Send us a message about it
            </Link>
          </Notice>
        )}
        <UnsavedNotice reply={last} />
        {children}
        {(mode !== "closed" || reply) && (
          <ShopTermsContext.Provider value={page.terms}>
            <ChangeForm page={page} reply={reply} path={path} isOffice={isOffice} orderPath={orderPath} />
          </ShopTermsContext.Provider>
        )}
      </div>
    </>
  );
}

function ChangeForm({ page, reply, path, isOffice = false, orderPath }: Omit<ChangePageProps, "children">) {
  const formRef = useRef<HTMLFormElement>(null);
  useUnsaved(formRef, orderPath);
  // What is typed stays as it is, whatever the server answers later.
  const [lines] = useState(() => page.lines.map(receivedLine));
  const states = useRef<LineState[]>([]);
  const [shown, setShown] = useState<readonly LineTotal[]>(() =>
    lines.map((line) => lineCost(line, page.offer, page.terms)),
  );
  const report = useCallback((index: number, state: LineState) => {
    const known = states.current[index];
    states.current[index] = state;
    const isSame = known?.cents === state.cents && known.count === state.count && known.title === state.title;
    if (!isSame) setShown((totals) => totals.map((total, at) => (at === index ? state : total)));
  }, []);
  const { order, offer, mode } = page;
  const { address: mailingAddress, jobName, poNumber, wishes } = page.order;
  const isRequest = mode !== "save";
  const areDearer = useMemo(() => haveRatesChanged(offer.ordered, offer), [offer]);
  return (
    <CheckedForm
      id={CHANGE_FORM_ID}
      formRef={formRef}
      validator={isOffice ? offerValidator : changeValidator}
      labels={isOffice ? OFFICE_LABELS : CHECKOUT_LABELS}
      defaultValues={{ mailingAddress, jobName, poNumber, wishes }}
      action={path}
      onSubmit={(_data, event) => {
        if (states.current.some(({ isValid }) => !isValid())) event.preventDefault();
      }}
      className="space-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 lg:space-y-0"
    >
      <input type="hidden" name={CHANGE_NAMES.revision} value={page.revision} />
      <input type="hidden" name={CHANGE_NAMES.prices} value={page.prices} />
      <div className="min-w-0 space-y-10">
        {/* Enter presses a form's first button: without JavaScript it only updates the prices. */}
        <button
          type="submit"
          name={CHANGE_NAMES.intent}
          value="price"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        >
          Update prices
        </button>
        {areDearer && (
          <Notice tone="info" title="Prices have changed since you ordered.">
            <p>A changed order costs what it would cost today. Without a change, your order stays as it is.</p>
          </Notice>
        )}
        {lines.map((line, index) => (
          <ChangedLineFields
            // Lines are never moved, only removed and brought back in place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            index={index}
            line={line}
            offer={offer}
            errors={reply?.lineErrors.find((one) => one.line === index)?.errors ?? null}
            formRef={formRef}
            report={report}
          />
        ))}
        <input type="hidden" name={CHANGE_NAMES.line} value={END} />
        <AddressFields title={CHECKOUT_LABELS.mailingAddress} />
        <OrderFields />
        {isOffice && <OfferFields />}
      </div>
      <div className="max-lg:contents">
        <div className="space-y-5 max-lg:contents lg:sticky lg:top-28">
          <ChangeTotals
            lines={shown}
            beforeCents={order.totalCents}
            rush={order.rush}
            hasSamples={lines.some(({ kind }) => kind === "samples")}
          />
          <noscript>
            <button
              type="submit"
              name={CHANGE_NAMES.intent}
              value="price"
              className="button w-full border-stone-500 hover:bg-linen"
            >
              Update prices
            </button>
          </noscript>
          <ChangeButton isOffice={isOffice} isRequest={isRequest} isClosed={mode === "closed"} />
          <Link to={orderPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Leave the order as it is
          </Link>
        </div>
      </div>
    </CheckedForm>
  );
}
