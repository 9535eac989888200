import { FieldGroup } from "~/ui/fields/field-group";
import { TextAreaField } from "~/ui/fields/text-area-field";
import { TextField } from "~/ui/fields/text-field";
import { MAX_REASON_LENGTH } from "../change-form";
import { DECISION_LABELS } from "../decision-form";

/** What the office adds to a change that it offers to the customer. */
export function OfferFields() {
  return (
    <FieldGroup title="For the customer to approve">
      <TextField
        name="fee"
        label={DECISION_LABELS.fee}
        hint="Leave empty for none"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextAreaField
        name="reason"
        label={DECISION_LABELS.reason}
        hint="Optional"
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        className="md:col-span-2"
      />
    </FieldGroup>
  );
}
