import { Link } from "@remix-run/react";
import { useMemo, useState } from "react";
import { createOrderStore } from "~/configurator/order-form/rows/order-store";
import type { FormProblem } from "~/house/forms/form-problem";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { ClaimedPiece } from "~/ordering/orders/claims";
import type { Order } from "~/ordering/orders/order";
import { hasBegun, hasShipped } from "~/ordering/orders/order-file";
import { CAUSE_WORDS } from "~/ordering/orders/remake";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import { type CorrectionMoves, type Corrections, choicesDraft } from "../correction";
import { type RemakeChoice, remakeChoices } from "../remade-lines";
import {
  causesOf,
  correctionName,
  REMAKE_FORM_ID,
  REMAKE_NAMES,
  remakeQuantityName,
  remakeValidator,
} from "../remake-form";
import { correctionLabel, quantityLabel, RemakePieces } from "./remake-pieces";

interface RemakeReply extends FormProblem {
  readonly opened: Corrections;
  readonly moves: CorrectionMoves;
}

interface RemakePageProps {
  readonly order: Pick<Order, "number" | "state" | "lines" | "remakes">;
  readonly claim: { readonly id: string; readonly pieces: readonly ClaimedPiece[] } | null;
  readonly newKey: string;
  readonly isMailed: boolean;
  readonly terms: ShopTerms;
  readonly reply: RemakeReply | null;
}

export function RemakePage({ order, claim, newKey, isMailed, terms, reply }: RemakePageProps) {
  const { number, state } = order;
  const problem = reply?.problem ?? null;
  const ref = useFocusOnAnnounce<HTMLDivElement>(reply, problem !== null);
  const isOpen = hasBegun(state);
  const crumbs = [
    { name: "Orders", to: "/admin/orders" },
    { name: `Order ${number}`, to: `/admin/orders/${number}` },
  ];
  return (
    <ShopTermsContext.Provider value={terms}>
      <PageHeader title={`Make pieces of order ${number} again`}>
        {isOpen && (
          <p>
            They become an order of their own, confirmed at once, at no charge: the same style and finish as ordered,
            and the same size and boring unless you correct them. {isMailed && "The customer gets a mail."}
          </p>
        )}
        {isOpen && !hasShipped(state) && (
          <p className="mt-2">
            Order {number} has not shipped. Its ship date stays as it is; the remake gets its own, ahead of other
            orders.
          </p>
        )}
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={crumbs} current="Make again" />
        <div ref={ref} tabIndex={-1} role="alert">
          {problem && <Notice tone="error" title={problem} />}
        </div>
        {isOpen ? (
          <RemakeForm
            order={order}
            claim={claim}
            newKey={String(reply?.repopulateFields?.key || newKey)}
            opened={reply?.opened ?? {}}
            moves={reply?.moves ?? {}}
          />
        ) : (
          <NothingMade order={order} />
        )}
      </div>
    </ShopTermsContext.Provider>
  );
}

function NothingMade({ order: { number, state } }: Pick<RemakePageProps, "order">) {
  if (state === "cancelled") return <p>Order {number} was canceled, so nothing is made again.</p>;
  return (
    <p>
      Production of order {number} has not begun, so there is nothing to make again. What is wrong with it is put right
      by{" "}
      <Link to={`/admin/orders/${number}/change`} className="link">
        changing the order
      </Link>
      .
    </p>
  );
}

type RemakeFormProps = Pick<RemakePageProps, "order" | "claim" | "newKey"> & Pick<RemakeReply, "opened" | "moves">;

function RemakeForm({ order, claim, newKey, opened, moves }: RemakeFormProps) {
  // One key for all attempts from this page, even if the loader runs again and creates another.
  const [key] = useState(newKey);
  const choices = useMemo(() => remakeChoices(order), [order]);
  const validator = useMemo(() => remakeValidator(order), [order]);
  const [store] = useState(() => createOrderStore(choicesDraft(choices, opened)));
  const hasRemade = choices.some(({ remade }) => remade > 0);
  const isClaimed = ({ line, list, index }: RemakeChoice) =>
    claim?.pieces.some((piece) => piece.line === line && piece.list === list && piece.index === index) ?? false;
  const quantities = choices.filter(({ quantity }) => quantity > 1);
  const labels = choices.flatMap((choice) => [
    ...(choice.quantity > 1 ? [[remakeQuantityName(choice.value), quantityLabel(choice)]] : []),
    ...(choice.isSample ? [] : [[correctionName(choice.value), correctionLabel(choice)]]),
  ]);
  return (
    <CheckedForm
      id={REMAKE_FORM_ID}
      validator={validator}
      action={`/admin/orders/${order.number}/remake`}
      labels={{
        [REMAKE_NAMES.pieces]: "Pieces",
        ...Object.fromEntries(labels),
        [REMAKE_NAMES.again]: "Pieces made again before",
        [REMAKE_NAMES.cause]: "Cause",
      }}
      defaultValues={{
        [REMAKE_NAMES.pieces]: choices.filter(isClaimed).map(({ value }) => value),
        ...Object.fromEntries(quantities.map(({ value, quantity }) => [remakeQuantityName(value), String(quantity)])),
      }}
      className="grid max-w-[46em] gap-6"
    >
      {/* Enter in a field presses the first button of a form: it must not be one that opens a piece. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Make again
      </button>
      <input type="hidden" name={REMAKE_NAMES.key} value={key} readOnly />
      <input type="hidden" name={REMAKE_NAMES.claim} value={claim?.id ?? ""} readOnly />
      <RemakePieces choices={choices} store={store} opened={opened} moves={moves} />
      {hasRemade && (
        <CheckboxField name={REMAKE_NAMES.again}>Make pieces once more that were already made again</CheckboxField>
      )}
      <SelectField
        name={REMAKE_NAMES.cause}
        label="Cause"
        options={causesOf(order).map((value) => ({ value, label: CAUSE_WORDS[value] }))}
        placeholder="Choose one"
        className="max-w-xs"
        required
      />
      {claim && <p className="text-sm text-stone-700">This settles the claim. Canceling the remake opens it again.</p>}
      <div>
        <SubmitButton label="Make again" busyLabel="One moment…" />
      </div>
    </CheckedForm>
  );
}
