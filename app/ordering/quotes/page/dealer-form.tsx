import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { ORDER_LINK } from "~/ordering/orders/page/order-pages";
import { paperPathOf } from "~/provider/account-pages/page/quotes-words";
import {
  CLIENT_NAME,
  DEALER_NAME,
  type DealerFields,
  MARKUP,
  MAX_PAPER_NAME_LENGTH,
  type DealerFormState as SentForm,
} from "../dealer-paper-form";

interface DealerFormProps {
  readonly number: string;
  readonly fields: DealerFields;
  readonly errors: SentForm["errors"];
  readonly isShown: boolean;
}

/** Requests a quote under a dealer's own name. It is a GET form, so that it works without JavaScript and with Back. */
export function DealerForm({ number, fields, errors, isShown }: DealerFormProps) {
  const path = paperPathOf(number);
  return (
    <section aria-labelledby="dealer-heading" className="max-w-2xl border-t border-stone-300 pt-8">
      <h2 id="dealer-heading" className="text-2xl">
        Under your own name
      </h2>
      <p className="mt-2 text-stone-700">
        The quote then shows only your name and your prices. Your markup is included in the price of each piece and its
        boring.
      </p>
      <Form key={JSON.stringify(fields)} method="get" action={path} noValidate className="mt-4 space-y-5">
        <Field
          name={DEALER_NAME}
          label="Your business name"
          value={fields.business}
          error={errors.business}
          autoComplete="organization"
        />
        <Field
          name={CLIENT_NAME}
          label="Client"
          hint="Optional. Who it is for."
          value={fields.client}
          error={errors.client}
          autoComplete="off"
        />
        <Field
          name={MARKUP}
          label="Markup, percent"
          hint="Added to your own price of each piece, such as 25 or 12.5. It is not printed."
          value={fields.markup}
          error={errors.markup}
          autoComplete="off"
          inputMode="decimal"
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" look="outline">
            Show it under my name
          </Button>
          {isShown && (
            <Link to={path} className={ORDER_LINK}>
              Show our version
            </Link>
          )}
        </div>
      </Form>
    </section>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
  readonly inputMode?: "decimal";
}

function Field({ name, label, hint, value, error, ...passed }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        defaultValue={value}
        maxLength={MAX_PAPER_NAME_LENGTH}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={fieldLook(error !== undefined)}
        {...passed}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone-600">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
