import { Form, Link } from "@remix-run/react";
import { useId, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { counted } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { fieldLook } from "~/house/ui/kit/field-look";
import { MAX_PHOTOGRAPH_BYTES, PHOTOGRAPH_TYPES } from "~/ordering/claims/photograph";
import { ORDER_LINK } from "~/ordering/orders/page/order-pages";
import { paperPathOf } from "~/provider/account-pages/page/quotes-words";
import {
  CLIENT_NAME,
  DEALER_NAME,
  type DealerFields,
  MARKUP,
  MAX_OWN_LINES,
  MAX_PAPER_ADDRESS_LENGTH,
  MAX_PAPER_NAME_LENGTH,
  MAX_PAPER_PHONE_LENGTH,
  MAX_PAPER_TERMS_LENGTH,
  PAPER_FIELDS,
  type DealerFormState as SentForm,
} from "../dealer-paper-form";
import { FieldFrame, FieldProblem, TextLine, TextLines } from "./paper-fields";

export interface DealerFormProps {
  readonly number: string;
  readonly fields: DealerFields;
  readonly errors: SentForm["errors"];
  readonly hasLogo: boolean;
  readonly isShown: boolean;
}

/** Saves what a quote says under a customer's own name, and shows it; works without JavaScript. */
export function DealerForm({ number, fields, errors, hasLogo, isShown }: DealerFormProps) {
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
      <Form
        key={JSON.stringify([fields, hasLogo])}
        method="post"
        action={path}
        encType="multipart/form-data"
        noValidate
        className="mt-4 space-y-5"
      >
        <TextLine
          name={DEALER_NAME}
          label="Your business name"
          defaultValue={fields.business}
          error={errors.business}
          autoComplete="organization"
        />
        <TextLine
          name={CLIENT_NAME}
          label="Client"
          hint="Optional. Who it is for."
          defaultValue={fields.client}
          error={errors.client}
          autoComplete="off"
        />
        <TextLine
          name={MARKUP}
          label="Markup, percent"
          hint="Added to your own price of each piece, such as 25 or 12.5. It is not printed."
          defaultValue={fields.markup}
          error={errors.markup}
          autoComplete="off"
          inputMode="decimal"
        />
        <div className="border-t border-stone-300">
          <OwnLines lines={fields.lines} errors={errors} />
          <LetterheadFields fields={fields} errors={errors} hasLogo={hasLogo} />
        </div>
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

/** How many empty rows are there before the form's code runs. */
const BLANK_LINES = 2;

function OwnLines({ lines, errors }: { readonly lines: DealerFields["lines"] } & Pick<DealerFormProps, "errors">) {
  const hydrated = useHydrated();
  const [added, setAdded] = useState(0);
  const count = Math.min(lines.length + BLANK_LINES + added, MAX_OWN_LINES);
  const hasError = lines.some((_line, at) => errors[`line${at}`] !== undefined);
  const said = lines.length === 0 ? "installation, delivery …" : counted(lines.length, "line");
  return (
    <Disclosure summary={`Your own lines: ${said}`} {...(hasError && { isOpen: true })}>
      <p>Added below the pieces with their amounts, without your markup. Leave a line empty to remove it.</p>
      {Array.from({ length: count }, (_, at) => (
        <OwnLineFields
          // Rows have no other identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          at={at}
          line={lines[at]}
          error={errors[`line${at}`]}
        />
      ))}
      {hydrated && count < MAX_OWN_LINES && (
        <button type="button" className="min-h-11 link" onClick={() => setAdded(added + 1)}>
          Add a line
        </button>
      )}
      <p className="text-sm">Up to {MAX_OWN_LINES} lines.</p>
    </Disclosure>
  );
}

interface OwnLineFieldsProps {
  readonly at: number;
  readonly line: DealerFields["lines"][number] | undefined;
  readonly error: string | undefined;
}

function OwnLineFields({ at, line, error }: OwnLineFieldsProps) {
  const id = useId();
  const described = error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <input
          {...described}
          name={PAPER_FIELDS.lineText}
          aria-label={`Line ${at + 1}`}
          placeholder={at === 0 ? "Installation" : undefined}
          defaultValue={line?.text}
          maxLength={MAX_PAPER_NAME_LENGTH}
          autoComplete="off"
          className={fieldLook(error !== undefined)}
        />
        <input
          {...described}
          name={PAPER_FIELDS.lineAmount}
          aria-label={`Amount of line ${at + 1}, in dollars`}
          placeholder={at === 0 ? "450.00" : undefined}
          defaultValue={line?.amount}
          inputMode="decimal"
          autoComplete="off"
          className={fieldLook(error !== undefined, "text-right")}
        />
      </div>
      {error && <FieldProblem id={`${id}-error`} text={error} />}
    </div>
  );
}

function LetterheadFields({ fields, errors, hasLogo }: Pick<DealerFormProps, "fields" | "errors" | "hasLogo">) {
  const { phone, address, terms } = fields;
  const hasError = ["phone", "address", "terms", "logo"].some((name) => errors[name] !== undefined);
  return (
    <Disclosure summary="Your letterhead: phone, address, logo, terms" {...(hasError && { isOpen: true })}>
      <p>Saved for all your quotes.</p>
      <TextLine
        name={PAPER_FIELDS.phone}
        label="Phone"
        defaultValue={phone}
        error={errors.phone}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_PAPER_PHONE_LENGTH}
      />
      <TextLines
        name={PAPER_FIELDS.address}
        label="Address"
        value={address}
        error={errors.address}
        rows={3}
        most={MAX_PAPER_ADDRESS_LENGTH}
      />
      <LogoField hasLogo={hasLogo} error={errors.logo} />
      <TextLines
        name={PAPER_FIELDS.terms}
        label="Terms"
        hint="Such as your deposit and what is not included. A line to sign follows them."
        value={terms}
        error={errors.terms}
        rows={5}
        most={MAX_PAPER_TERMS_LENGTH}
      />
    </Disclosure>
  );
}

const MEGABYTE = 1024 * 1024;

function LogoField({ hasLogo, error }: { readonly hasLogo: boolean; readonly error: string | undefined }) {
  return (
    <>
      <FieldFrame
        label="Logo"
        hint={`JPEG, PNG or WebP, at most ${MAX_PHOTOGRAPH_BYTES / MEGABYTE} MB, on white.${hasLogo ? " It takes the place of the one that you have." : ""}`}
        error={error}
      >
        {(described) => (
          <input
            {...described}
            name={PAPER_FIELDS.logo}
            type="file"
            accept={PHOTOGRAPH_TYPES.join(",")}
            className={fieldLook(error !== undefined, "h-auto py-2")}
          />
        )}
      </FieldFrame>
      {hasLogo && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name={PAPER_FIELDS.withoutLogo} className="h-5 w-5 shrink-0 accent-oak" />
          Remove the logo
        </label>
      )}
    </>
  );
}
