import { useId } from "react";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { Hidden } from "~/house/ui/kit/hidden";
import { Section } from "~/house/ui/kit/section";
import type { Order } from "~/ordering/orders/order";
import { detailFacts, type OrderDetails } from "~/ordering/orders/order-details";
import { hasShipped } from "~/ordering/orders/order-file";
import { FILE_INTENT } from "~/ordering/orders/order-terms-form";
import { CARRIERS, MAX_SHIPMENT_TEXT_LENGTH, type Shipment } from "~/ordering/orders/shipment";
import {
  SHIP_INTENT,
  SHIPMENT_FORM_ID,
  SHIPMENT_INTENT,
  SHIPMENT_LABELS,
  shipmentValidator,
} from "~/ordering/orders/shipment-form";
import { type ChangedFile, fileFields, filePath, useIsSending } from "./change-form";
import { STEP_WORDS } from "./history-words";

/** What the form shows of an order. */
interface ShippedFile extends ChangedFile {
  readonly order: Pick<Order, "number" | "state"> & OrderDetails;
  readonly shipment: Shipment;
}

interface ShipmentFormProps {
  readonly file: ShippedFile;
  /** What the pieces weigh without packing; `null` if that is unknown. */
  readonly offeredPounds: number | null;
  readonly refusedForm: string | null;
}

const poundsText = (pounds: number | null) => (pounds === null ? "" : String(pounds));

/**
 * The form's id. It changes with what is saved, so that the fields start from the new values. A refused form keeps its
 * id, and with it what was typed.
 */
function formIdOf({ order, shipment }: ShippedFile, refused: string | null): string {
  if (refused?.startsWith(SHIPMENT_FORM_ID)) return refused;
  const saved = [order.state, ...Object.values(shipment)].join("-");
  return `${SHIPMENT_FORM_ID}-${saved.replace(/[^A-Za-z0-9]+/g, "-")}`;
}

/** The form for how an order is shipped: marks it as shipped, or corrects its details later. */
export function ShipmentForm({ file, offeredPounds, refusedForm }: ShipmentFormProps) {
  const { order, shipment } = file;
  const isShipped = hasShipped(order.state);
  const formId = formIdOf(file, refusedForm);
  const offered = isShipped ? null : offeredPounds;
  const isSending = useIsSending();
  const carriers = useId();
  const { label, busyLabel } = isShipped
    ? { label: "Save shipping details", busyLabel: "Saving…" }
    : STEP_WORDS.shipped;
  return (
    <CheckedForm
      key={formId}
      id={formId}
      validator={shipmentValidator}
      labels={SHIPMENT_LABELS}
      action={filePath(order.number)}
      defaultValues={{
        carrier: shipment.carrier,
        tracking: shipment.trackingNumber,
        cartons: poundsText(shipment.cartons),
        weight: poundsText(shipment.pounds ?? offered),
      }}
      className="grid w-full gap-5"
    >
      <Hidden fields={{ ...fileFields(file), [FILE_INTENT]: isShipped ? SHIPMENT_INTENT : SHIP_INTENT }} />
      {detailFacts(order, "delivery").map(({ name, term, text }) => (
        <p key={name} className="wrap-anywhere">
          <span className="text-stone-600">{term}:</span> {text}
        </p>
      ))}
      <div className={classNames("grid gap-x-6 gap-y-5 sm:grid-cols-2", isShipped && "lg:grid-cols-4")}>
        <TextField
          name="carrier"
          label={SHIPMENT_LABELS.carrier}
          hint="Choose one, or type another"
          list={carriers}
          autoComplete="off"
          maxLength={MAX_SHIPMENT_TEXT_LENGTH}
        />
        <datalist id={carriers}>
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        <TextField
          name="tracking"
          label={SHIPMENT_LABELS.tracking}
          hint="Or the freight bill’s PRO number"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SHIPMENT_TEXT_LENGTH}
        />
        <TextField
          name="cartons"
          label={SHIPMENT_LABELS.cartons}
          hint="Count crates and pallets too"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="weight"
          label={SHIPMENT_LABELS.weight}
          hint={offeredPounds === null ? "In pounds" : `In pounds. Pieces alone: ${offeredPounds} lb`}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <div>
        <Button type="submit" look={isShipped ? "outline" : "accent"} disabled={isSending}>
          {isSending ? busyLabel : label}
        </Button>
      </div>
    </CheckedForm>
  );
}

/** The form that corrects how an order was shipped; nothing until it is shipped. */
export function ShippingSection(props: ShipmentFormProps) {
  if (!hasShipped(props.file.order.state)) return null;
  return (
    <Section name="shipping" title="Shipping details" className="space-y-4 print:hidden">
      <ShipmentForm {...props} />
    </Section>
  );
}
