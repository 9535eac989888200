import type { CapacitySettings } from "~/house/capacity/capacity";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Hidden } from "~/house/ui/kit/hidden";
import { DATES_FORM_ID, datesFields, datesValidator, RUSH_FORM_ID, rushFields, rushValidator } from "../stations-form";
import { STATIONS_PAGE, stationsFields } from "./station-buttons";
import type { RevisedForm } from "./station-forms";

const DATES_LABELS = {
  slackDays: "Slack, working days",
  heldBack: "Reserve, percent",
  booksAt: "Book the minutes",
  unconfirmedPercent: "An order holds until it is confirmed, percent of a day",
  strangerDays: "Guests and new accounts hold together, days",
  showsOnTime: "Show customers how many orders shipped on time, once 20 have",
} as const;

const RUSH_LABELS = {
  rushSold: "Sell rush",
  rushPercent: "Price, percent of the pieces",
  rushLeast: "Minimum charge",
  rushHeldBack: "Reserve for rush, percent",
} as const;

const number = (name: keyof typeof DATES_LABELS | keyof typeof RUSH_LABELS, hint?: string) => (
  <TextField
    name={name}
    label={{ ...DATES_LABELS, ...RUSH_LABELS }[name]}
    hint={hint}
    inputMode="numeric"
    autoComplete="off"
    required
  />
);

export function DatesForm({ settings, revision, refused }: RevisedForm & { readonly settings: CapacitySettings }) {
  const id = revisedFormId(DATES_FORM_ID, revision, refused === DATES_FORM_ID);
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={datesValidator}
      labels={DATES_LABELS}
      action={STATIONS_PAGE}
      defaultValues={datesFields(settings)}
      className="mt-4 grid gap-5"
    >
      <Hidden fields={stationsFields({ intent: "dates", revision })} />
      {number("slackDays", "Between the last station and the ship date, for what goes wrong.")}
      {number("heldBack", "Of each day's minutes. Usual orders do not get it: remakes go ahead of others.")}
      <SelectField
        name="booksAt"
        label={DATES_LABELS.booksAt}
        hint="Before that, a date is an estimate."
        options={[
          { value: "placing", label: "When an order is placed" },
          { value: "confirming", label: "When an order is confirmed" },
        ]}
      />
      {number(
        "unconfirmedPercent",
        "At most, of each station. A kitchen of 30 doors needs about 20. A larger order gets an estimated date, and the rest of its minutes when you confirm it.",
      )}
      {number("strangerDays", "At most, of each station, until you confirm their orders. Nobody's date moves by more.")}
      <CheckboxField name="showsOnTime">{DATES_LABELS.showsOnTime}</CheckboxField>
      <p>
        <SubmitButton label="Save dates" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}

export function RushForm({ rush, revision, refused }: RevisedForm & Pick<CapacitySettings, "rush">) {
  const id = revisedFormId(RUSH_FORM_ID, revision, refused === RUSH_FORM_ID);
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={rushValidator}
      labels={RUSH_LABELS}
      action={STATIONS_PAGE}
      defaultValues={rushFields(rush)}
      className="mt-4 grid gap-5"
    >
      <Hidden fields={stationsFields({ intent: "rush", revision })} />
      <CheckboxField name="rushSold">{RUSH_LABELS.rushSold}</CheckboxField>
      {number("rushPercent")}
      <TextField
        name="rushLeast"
        label={RUSH_LABELS.rushLeast}
        hint="In dollars. What rush costs if the percentage is less."
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {number(
        "rushHeldBack",
        "Of each day's minutes, while rush is sold, besides those for remakes. Usual orders do not get it.",
      )}
      <p>
        <SubmitButton label="Save rush" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}
