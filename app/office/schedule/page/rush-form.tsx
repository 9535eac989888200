import type { RushSettings } from "~/house/capacity/rush";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/form-id";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { RUSH_FORM_ID, rushFields, rushValidator } from "../rush-form";
import { Hidden, type Revised, STATIONS_PAGE } from "./station-presses";

const LABELS = {
  rushSold: "Sell rush",
  rushPercent: "Price, percent of the pieces",
  rushLeast: "Least price",
  rushHeldBack: "Held back for rush, percent",
} as const;

interface RushFormProps extends Revised {
  readonly rush: RushSettings;
  /** The id of the form that was refused; `null` if none was. */
  readonly refused: string | null;
}

/** Whether rush is sold, what it costs, and what is held back for it. */
export function RushForm({ rush, revision, refused }: RushFormProps) {
  const id = revisedFormId(RUSH_FORM_ID, revision, refused === RUSH_FORM_ID);
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={rushValidator}
      labels={LABELS}
      action={STATIONS_PAGE}
      defaultValues={rushFields(rush)}
      className="mt-4 grid gap-5"
    >
      <Hidden intent="rush" revision={revision} />
      <CheckboxField name="rushSold">{LABELS.rushSold}</CheckboxField>
      <TextField name="rushPercent" label={LABELS.rushPercent} inputMode="numeric" autoComplete="off" required />
      <TextField
        name="rushLeast"
        label={LABELS.rushLeast}
        hint="In dollars. What rush costs if the percentage is less."
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name="rushHeldBack"
        label={LABELS.rushHeldBack}
        hint="Of each day's minutes, while rush is sold, besides those for remakes. Usual orders do not get it."
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <p>
        <SubmitButton label="Save rush" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}
