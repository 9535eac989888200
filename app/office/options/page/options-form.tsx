import { OPTION_WORDS } from "~/configurator/lines/option-words";
import type { OptionSettings } from "~/house/settings/shop-settings";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Hidden } from "~/house/ui/kit/hidden";
import { Section } from "~/house/ui/kit/section";
import { spacingWords } from "~/trade/measure/handle";
import { readMm } from "~/trade/measure/millimeters";
import { OPTION_UNITS, PRICED_OPTIONS, type PricedOption, type PricedPer } from "~/trade/pricing/option-prices";
import {
  DISTANCE_FIELDS,
  FIXING_FIELDS,
  HANDLE_FIELDS,
  OPTIONS_FORM_ID,
  OPTIONS_INTENT,
  type OptionTable,
  optionsFields,
  optionsValidator,
  perName,
  priceName,
  rowName,
  rowsToShow,
} from "../options-form";

const PER_WORDS: Readonly<Record<PricedPer, string>> = {
  piece: "Each piece",
  hole: "Each hole",
  sqft: "Each square foot",
};

const CUP_WORDS: Readonly<Partial<Record<PricedOption, string>>> = { cupHeights: "Each cup" };

interface OptionsFormProps {
  readonly options: OptionSettings;
  /** The revision that the form starts from. */
  readonly revision: number;
  /** Whether the page shows the form as it was refused. */
  readonly isRefused: boolean;
}

const rowLabels = (table: OptionTable, name: string, fields: Readonly<Record<string, string>>, rows: number) =>
  Array.from({ length: rows }, (_, index) =>
    Object.entries(fields).map(([field, label]) => [rowName(table, index, field), `${name} ${index + 1}, ${label}`]),
  ).flat();

/** The form for fixing patterns, handles, and what options cost. */
export function OptionsForm({ options, revision, isRefused }: OptionsFormProps) {
  const id = revisedFormId(OPTIONS_FORM_ID, revision, isRefused);
  const values = optionsFields(options);
  const rows = { fixing: rowsToShow(options.fixings.length), handle: rowsToShow(options.handles.length) };
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(rowLabels("fixing", "Pattern", FIXING_FIELDS, rows.fixing)),
    ...Object.fromEntries(rowLabels("handle", "Handle", HANDLE_FIELDS, rows.handle)),
    ...DISTANCE_FIELDS,
    ...Object.fromEntries(PRICED_OPTIONS.map((option) => [priceName(option), `${OPTION_WORDS[option]}, dollars`])),
  };
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={optionsValidator}
      labels={labels}
      defaultValues={values}
      action="/admin/options"
      className="grid gap-12"
    >
      <Hidden fields={{ revision, [OPTIONS_INTENT]: "save" }} />
      <Section name="fixings" title="Fixing patterns">
        <p className="mt-2 max-w-[46em]">
          The two holes beside a hinge cup. Customers choose one of these, or the cup alone. Orders keep the holes they
          were placed with: change a measure, and the earlier pattern stays below, hidden.
        </p>
        <ol className="mt-4">
          {Array.from({ length: rows.fixing }, (_, index) => (
            <Row key={rowName("fixing", index, "")} table="fixing" index={index} name={`Pattern ${index + 1}`}>
              {Object.entries(FIXING_FIELDS).map(([field, label], column) => (
                <TextField
                  key={field}
                  name={rowName("fixing", index, field)}
                  label={label}
                  autoComplete="off"
                  className={column < 2 ? "col-span-2" : ""}
                  {...(column >= 2 && { inputMode: "decimal" })}
                />
              ))}
            </Row>
          ))}
        </ol>
      </Section>
      <Section name="handles" title="Handle holes">
        <p className="mt-2 max-w-[46em]">
          Customers choose one of these and, on doors, near the top, near the bottom or at mid height; drawer fronts are
          drilled in the center. 0 is a knob, with one hole. The holes are on the side that opens.
        </p>
        <ol className="mt-4">
          {Array.from({ length: rows.handle }, (_, index) => {
            const spacing = readMm(
              String((values as Readonly<Record<string, string>>)[rowName("handle", index, "spacing")] ?? ""),
            );
            const name = spacing === null ? `Handle ${index + 1}` : `Handle ${index + 1}: ${spacingWords(spacing)}`;
            return (
              <Row key={rowName("handle", index, "")} table="handle" index={index} name={name}>
                {Object.entries(HANDLE_FIELDS).map(([field, label]) => (
                  <TextField
                    key={field}
                    name={rowName("handle", index, field)}
                    label={label}
                    autoComplete="off"
                    inputMode="decimal"
                  />
                ))}
              </Row>
            );
          })}
        </ol>
        <div className="mt-4 grid max-w-2xl gap-x-6 gap-y-5 sm:grid-cols-2">
          {Object.entries(DISTANCE_FIELDS).map(([name, label]) => (
            <TextField key={name} name={name} label={label} autoComplete="off" inputMode="decimal" />
          ))}
        </div>
      </Section>
      <FieldGroup title="Prices">
        <p className="max-w-[46em] md:col-span-2">
          Added to the price of the pieces, as a line of its own where it is not zero. Not discounted, like pre-boring.
          Orders and quotes keep the prices they were made with.
        </p>
        {PRICED_OPTIONS.map((option) => (
          <Price key={option} option={option} />
        ))}
      </FieldGroup>
      <p>
        <SubmitButton label="Save options" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}

interface RowProps {
  readonly table: OptionTable;
  readonly index: number;
  readonly name: string;
  readonly children: React.ReactNode;
}

function Row({ table, index, name, children }: RowProps) {
  return (
    <li className="border-t border-stone-300 py-4">
      <fieldset>
        <legend className="font-semibold">{name}</legend>
        <div className="figures mt-2 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-4 lg:grid-cols-10">
          {children}
          <div className="col-span-2">
            <CheckboxField name={rowName(table, index, "hidden")}>Hidden: no longer offered</CheckboxField>
          </div>
        </div>
      </fieldset>
    </li>
  );
}

function Price({ option }: { readonly option: PricedOption }) {
  const units = OPTION_UNITS[option].map((per: PricedPer) => {
    return { value: per, label: (per === "hole" && CUP_WORDS[option]) || PER_WORDS[per] };
  });
  return (
    <div className="grid grid-cols-2 items-end gap-x-4">
      <TextField
        name={priceName(option)}
        label={`${OPTION_WORDS[option]}, dollars`}
        autoComplete="off"
        inputMode="decimal"
      />
      {units.length > 1 ? (
        <SelectField name={perName(option)} label={`${OPTION_WORDS[option]}, charged for`} options={units} />
      ) : (
        <p className="flex min-h-11 items-center">{units[0]?.label}</p>
      )}
    </div>
  );
}
