import { Link } from "@remix-run/react";
import { type InputHTMLAttributes, useMemo, useState } from "react";
import type { FormProblem } from "~/forms/form-problem";
import type { ClaimedPiece } from "~/orders/claims";
import type { Order } from "~/orders/order";
import { CAUSE_WORDS, REMAKE_CAUSES } from "~/orders/remake";
import { CheckboxField } from "~/ui/fields/checkbox-field";
import { CheckedForm } from "~/ui/fields/checked-form";
import { fieldIdOf, useFormField } from "~/ui/fields/field";
import { SelectField } from "~/ui/fields/select-field";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { Breadcrumb } from "~/ui/kit/breadcrumb";
import { Notice } from "~/ui/kit/notice";
import { PageHeader } from "~/ui/kit/page-header";
import { useFocusOnAnnounce } from "~/ui/kit/use-focus-on-announce";
import { type RemakeChoice, remakeChoices } from "../remade-lines";
import { quantityName, REMAKE_FORM_ID, REMAKE_NAMES, remakeValidator } from "../remake-form";

const CAUSES = REMAKE_CAUSES.map((value) => ({ value, label: CAUSE_WORDS[value] }));

/** A piece without its size and place: "Door 3". */
const shortName = ({ text }: RemakeChoice) => text.split(", ").find((part) => / \d+$/.test(part)) ?? text;

interface RemakePageProps {
  readonly order: Pick<Order, "number" | "lines" | "remakes">;
  /** Whether the order has shipped. */
  readonly isOpen: boolean;
  /** The claim that it answers; `null` without one. */
  readonly claim: { readonly id: string; readonly pieces: readonly ClaimedPiece[] } | null;
  /** The key for the remake that this page sends. */
  readonly newKey: string;
  /** Whether the shop sends mail. */
  readonly isMailed: boolean;
  /** Why the sent form was refused. */
  readonly reply: FormProblem | null;
}

/** Chooses the pieces of an order that are made again at no charge; works without JavaScript. */
export function RemakePage({ order, isOpen, claim, newKey, isMailed, reply }: RemakePageProps) {
  const { number } = order;
  const problem = reply?.problem ?? null;
  const ref = useFocusOnAnnounce<HTMLDivElement>(reply, problem !== null);
  const crumbs = [
    { name: "Orders", to: "/admin/orders" },
    { name: `Order ${number}`, to: `/admin/orders/${number}` },
  ];
  return (
    <>
      <PageHeader isPlain title={`Make pieces of order ${number} again`}>
        {isOpen && (
          <p>
            They become an order of their own, confirmed at once, at no charge: the same style, size, boring and finish
            as ordered. {isMailed && "The customer gets a mail."}
          </p>
        )}
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={crumbs} current="Make again" />
        <div ref={ref} tabIndex={-1} role="alert">
          {problem && <Notice tone="error" title={problem} />}
        </div>
        {isOpen ? (
          <RemakeForm order={order} claim={claim} newKey={String(reply?.repopulateFields?.key || newKey)} />
        ) : (
          <p>
            Order {number} has not shipped, so there is nothing to make again. What is wrong can still be put right in{" "}
            <Link to={`/admin/orders/${number}`} className="underline underline-offset-4">
              the order itself
            </Link>
            .
          </p>
        )}
      </div>
    </>
  );
}

function RemakeForm({ order, claim, newKey }: Pick<RemakePageProps, "order" | "claim" | "newKey">) {
  // One key for all attempts from this page, even if the loader runs again and creates another.
  const [key] = useState(newKey);
  const choices = useMemo(() => remakeChoices(order, order.remakes ?? []), [order]);
  const validator = useMemo(() => remakeValidator(choices), [choices]);
  const hasRemade = choices.some(({ remade }) => remade > 0);
  const isClaimed = ({ line, list, index }: RemakeChoice) =>
    claim?.pieces.some((piece) => piece.line === line && piece.list === list && piece.index === index) ?? false;
  const quantities = choices.filter(({ quantity }) => quantity > 1);
  return (
    <CheckedForm
      id={REMAKE_FORM_ID}
      validator={validator}
      action={`/admin/orders/${order.number}/remake`}
      labels={{
        [REMAKE_NAMES.pieces]: "Pieces",
        ...Object.fromEntries(quantities.map((choice) => [quantityName(choice.value), quantityLabel(choice)])),
        [REMAKE_NAMES.again]: "Pieces made again before",
        [REMAKE_NAMES.cause]: "Cause",
      }}
      defaultValues={{
        [REMAKE_NAMES.pieces]: choices.filter(isClaimed).map(({ value }) => value),
        ...Object.fromEntries(quantities.map(({ value, quantity }) => [quantityName(value), String(quantity)])),
      }}
      className="grid max-w-[46em] gap-6"
    >
      <input type="hidden" name={REMAKE_NAMES.key} value={key} readOnly />
      <input type="hidden" name={REMAKE_NAMES.claim} value={claim?.id ?? ""} readOnly />
      <Pieces choices={choices} />
      {hasRemade && (
        <CheckboxField name={REMAKE_NAMES.again}>Make pieces once more that were already made again</CheckboxField>
      )}
      <SelectField
        name={REMAKE_NAMES.cause}
        label="Cause"
        options={CAUSES}
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

const quantityLabel = (choice: RemakeChoice) => `Quantity, ${shortName(choice)}`;

function Pieces({ choices }: { readonly choices: readonly RemakeChoice[] }) {
  const { error, getInputProps } = useFormField(REMAKE_NAMES.pieces, null);
  const id = fieldIdOf(REMAKE_FORM_ID, REMAKE_NAMES.pieces);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">Pieces</legend>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-signal">
          {error}
        </p>
      )}
      <ul>
        {choices.map((choice) => (
          <li
            key={choice.value}
            className="grid items-center gap-x-6 border-t border-stone-300 py-1 sm:grid-cols-[minmax(0,1fr)_9rem]"
          >
            <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
              <input
                {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({ type: "checkbox", value: choice.value })}
                className="h-5 w-5 shrink-0 accent-oak"
              />
              <span className="wrap-anywhere">
                {choice.text}
                {choice.remade > 0 && (
                  <span className="block text-sm text-signal">
                    Already made again: {choice.remade} in {choice.remakes.join(", ")}
                  </span>
                )}
              </span>
            </label>
            {choice.quantity > 1 && (
              <TextField
                name={quantityName(choice.value)}
                label={quantityLabel(choice)}
                hint={`Of ${choice.quantity}`}
                inputMode="numeric"
                autoComplete="off"
                className="py-2"
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
