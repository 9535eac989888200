import { UNSHIPPED } from "~/house/capacity/order-state";
import { ADDRESS_LABELS, AddressFields } from "~/house/ui/fields/address-fields";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { PhoneField } from "~/house/ui/fields/contact-fields";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { Hidden } from "~/house/ui/kit/hidden";
import {
  CORRECTION_FORM_ID,
  CORRECTION_INTENT,
  correctionValidator,
  typedRecipient,
} from "~/ordering/orders/correction-form";
import type { OrderFile } from "~/ordering/orders/order-file";
import { FILE_INTENT } from "~/ordering/orders/order-terms-form";
import { fileFields, filePath, useIsSending } from "./change-form";

const LABELS = {
  name: "Name",
  businessName: "Business name",
  phone: "Phone",
  ...ADDRESS_LABELS,
  mailingAddress: "Delivery address",
} as const;

interface CorrectionFormProps {
  readonly file: OrderFile;
  readonly refusedForm: string | null;
}

/** Corrects who gets an order and where; nothing once it has shipped or is canceled. */
export function CorrectionForm({ file, refusedForm }: CorrectionFormProps) {
  const isSending = useIsSending();
  const { order, revision } = file;
  if (!UNSHIPPED.includes(order.state)) return null;
  const isRefused = refusedForm?.startsWith(CORRECTION_FORM_ID) ?? false;
  // A new revision gets a new id, so that the fields start from what is saved; a refused form keeps what was typed.
  const formId = isRefused && refusedForm ? refusedForm : `${CORRECTION_FORM_ID}-${revision}`;
  return (
    <Disclosure summary="Correct contact and address" isOpen={isRefused}>
      <CheckedForm
        key={formId}
        id={formId}
        validator={correctionValidator}
        labels={LABELS}
        action={filePath(order.number)}
        defaultValues={typedRecipient(order)}
        className="grid gap-5"
      >
        <Hidden fields={{ ...fileFields(file), [FILE_INTENT]: CORRECTION_INTENT }} />
        <FieldGroup title="Contact">
          <TextField name="name" label={LABELS.name} autoComplete="off" spellCheck={false} required />
          <TextField name="businessName" label={LABELS.businessName} autoComplete="off" spellCheck={false} />
          <PhoneField name="phone" label={LABELS.phone} />
        </FieldGroup>
        <AddressFields title={LABELS.mailingAddress} />
        <div>
          <Button type="submit" look="outline" disabled={isSending}>
            {isSending ? "Saving…" : "Save correction"}
          </Button>
        </div>
      </CheckedForm>
    </Disclosure>
  );
}
