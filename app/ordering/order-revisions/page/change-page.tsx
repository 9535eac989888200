import { Link, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { deliveryDoubt } from "~/base/addresses/delivery-doubts";
import { useHydrated } from "~/base/browser/use-hydrated";
import { ADDRESS_SURE } from "~/house/forms/checkout-names";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { CHECKOUT_LABELS, DeliveryFields, OrderFields } from "~/ordering/checkout/page/checkout-fields";
import { detailsOf } from "~/ordering/orders/order-details";
import { MAX_POSTED_ROWS } from "~/trade/measure/piece";
import {
  CHANGE_FORM_ID,
  CHANGE_NAMES,
  changeValidator,
  DECISION_LABELS,
  END,
  MAX_CHANGE_NOTE_LENGTH,
  offerValidator,
  PRICE,
  SAVE,
} from "../change-form";
import { type ChangePageData, type ChangeReply, haveRatesChanged, shownRowCount } from "../change-page-data";
import { closedWords } from "../order-change";
import { AddLine } from "./add-line";
import { ChangeDraftNotice, LostDraftNotice } from "./change-draft-notice";
import { ChangeButton, ChangeTotals } from "./change-totals";
import { ChangedLineFields } from "./changed-line";
import { useChangeDraft } from "./use-change-draft";
import { useChangedLines } from "./use-changed-lines";

interface ChangePageProps {
  readonly page: ChangePageData;
  readonly reply: ChangeReply | null;
  readonly orderPath: string;
  readonly path: string;
  readonly isOffice?: boolean;
  readonly children?: ReactNode;
}

const NOTES = {
  save: "We have not confirmed this order yet, so a change costs nothing. Saving makes a new revision; you can still read the earlier one.",
  request:
    "We have confirmed this order, so we check first whether the change is still possible. You see a fee before you agree to it.",
  offer: "The customer approves this change on the order's page. Until then, nothing changes.",
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
      <PageHeader title={title}>{mode !== "closed" && <p>{NOTES[isOffice ? "offer" : mode]}</p>}</PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: current, to: orderPath }]} current="Change" />
        {mode === "closed" && !reply && (
          <div>
            <Notice tone="info" title={closedWords(order)}>
              <Link to={`${orderPath}#messages`} className="link-padded">
                Send us a message about it
              </Link>
            </Notice>
            <LostDraftNotice number={order.number} isOffice={isOffice} />
          </div>
        )}
        <UnsavedNotice reply={last} />
        {children}
        {(mode !== "closed" || reply) && (
          <LiveForm page={page} reply={reply} path={path} orderPath={orderPath} isOffice={isOffice} />
        )}
      </div>
    </>
  );
}

/** The form; that of a long order only in the browser, because the server would take seconds to write its rows. */
function LiveForm(props: ChangeFormProps) {
  const hydrated = useHydrated();
  if (hydrated || shownRowCount(props.page.lines) <= MAX_POSTED_ROWS) return <ChangeForm {...props} />;
  return (
    <>
      <p role="status">Loading the pieces of this order...</p>
      <noscript>
        <Notice tone="info" title="This order is too long to change here without JavaScript.">
          <Link to={`${props.orderPath}#messages`} className="link-padded">
            Send us a message about it
          </Link>
        </Notice>
      </noscript>
    </>
  );
}

const LABELS = { [CHANGE_NAMES.added]: "Style", ...CHECKOUT_LABELS };
const OFFICE_LABELS = { ...LABELS, ...DECISION_LABELS };

interface ChangeFormProps {
  readonly page: ChangePageData;
  readonly reply: ChangeReply | null;
  readonly orderPath: string;
  readonly path: string;
  readonly isOffice: boolean;
}

function useSaved(orderPath: string): boolean {
  const { state, formData, location } = useNavigation();
  const isSent = formData?.get(CHANGE_NAMES.intent) === SAVE;
  return state === "loading" && isSent && location.pathname === orderPath;
}

function ChangeForm({ page: first, reply, orderPath, path, isOffice }: ChangeFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const changed = useChangedLines(first, reply, formRef, path);
  const { page, lines, totals, report, attach, titleOf, show, send, isSending, sent } = changed;
  const { order, offer, mode, revision } = page;
  const { number, address: mailingAddress } = order;
  const [from] = useState(first.from);
  const place = useMemo(() => ({ number, isOffice, revision, from }), [number, isOffice, revision, from]);
  const draft = useChangeDraft({ place, formRef, isAnswered: reply !== null, lines, titleOf, show });
  const { forget } = draft;
  const isSaved = useSaved(orderPath);
  useEffect(() => {
    if (isSaved) forget();
  }, [isSaved, forget]);
  const areDearer = useMemo(() => haveRatesChanged(offer.ordered, offer), [offer]);
  return (
    <ShopTermsContext.Provider value={page.terms}>
      <CheckedForm
        id={CHANGE_FORM_ID}
        formRef={formRef}
        validator={isOffice ? offerValidator : changeValidator}
        labels={isOffice ? OFFICE_LABELS : LABELS}
        defaultValues={{
          mailingAddress,
          [ADDRESS_SURE]: deliveryDoubt(mailingAddress) ? "on" : "",
          ...detailsOf(order),
        }}
        action={path}
        onSubmit={(_data, event) => {
          if (!changed.areValid()) event.preventDefault();
        }}
        className="space-y-10"
      >
        <input type="hidden" name={CHANGE_NAMES.revision} value={revision} />
        <input type="hidden" name={CHANGE_NAMES.prices} value={page.prices} />
        {/* The form's errors are above both columns. */}
        <div className="space-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 lg:space-y-0">
          <div className="min-w-0 space-y-10">
            {/* Enter presses a form's first button: without JavaScript it only updates the prices. */}
            <button
              type="submit"
              name={CHANGE_NAMES.intent}
              value={PRICE}
              tabIndex={-1}
              aria-hidden="true"
              className="sr-only"
            >
              Update prices
            </button>
            <ChangeDraftNotice draft={draft} revision={revision} show={show} />
            {areDearer && (
              <Notice tone="info" title="Prices have changed since you ordered.">
                <p>A changed order costs what it would cost today. Without a change, your order stays as it is.</p>
              </Notice>
            )}
            {lines.map((line, index) => (
              <ChangedLineFields
                // Lines are never moved, only added at the end, removed, and brought back in place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={`${index} ${line.kind} ${line.productId}`}
                index={index}
                line={line}
                offer={offer}
                moves={reply?.cupsMoved.find((one) => one.line === index)?.texts}
                errors={reply?.lineErrors.find((one) => one.line === index)?.errors ?? null}
                formRef={formRef}
                report={report}
                attach={attach}
              />
            ))}
            <input type="hidden" name={CHANGE_NAMES.line} value={END} />
            <UnsavedNotice reply={sent} />
            <AddLine
              styles={page.styles}
              count={lines.length}
              error={(sent ?? reply)?.fieldErrors[CHANGE_NAMES.added]}
              path={path}
              isBusy={isSending}
              onSend={send}
            />
            <DeliveryFields />
            <OrderFields />
            {isOffice && <OfferFields hasFee={mode === "request"} />}
          </div>
          <div className="max-lg:contents">
            <div className="space-y-5 max-lg:contents lg:sticky lg:top-28">
              <ChangeTotals
                lines={totals}
                beforeCents={order.totalCents}
                rush={order.rush}
                hasSamples={lines.some(({ kind }) => kind === "samples")}
              />
              <noscript>
                <button
                  type="submit"
                  name={CHANGE_NAMES.intent}
                  value={PRICE}
                  className="button w-full border-stone-500 hover:bg-linen"
                >
                  Update prices
                </button>
              </noscript>
              <ChangeButton isOffice={isOffice} isRequest={mode !== "save"} isClosed={mode === "closed"} />
              <Link to={orderPath} className="link-tall">
                Leave the order as it is
              </Link>
            </div>
          </div>
        </div>
      </CheckedForm>
    </ShopTermsContext.Provider>
  );
}

function OfferFields({ hasFee }: { readonly hasFee: boolean }) {
  return (
    <FieldGroup title="For the customer to approve">
      {hasFee && (
        <TextField
          name="fee"
          label={DECISION_LABELS.fee}
          hint="Leave empty for none"
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextAreaField
        name="reason"
        label={DECISION_LABELS.reason}
        hint="Optional"
        rows={3}
        maxLength={MAX_CHANGE_NOTE_LENGTH}
        className="md:col-span-2"
      />
    </FieldGroup>
  );
}
