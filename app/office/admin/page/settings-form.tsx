import { CUTTING_NAMES } from "~/house/settings/cutting-form";
import { type FREIGHT_NAMES, MAX_ZONES_LENGTH } from "~/house/settings/freight-form";
import { discountName, SETTINGS_FORM_ID, settingsFields, settingsValidator } from "~/house/settings/settings-form";
import type { ShopSettings } from "~/house/settings/shop-settings";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { BATCH_MONTHS } from "~/ordering/door-pages/door-answer";
import { QUOTE_DAYS } from "~/ordering/quotes/quote";
import { TIERS } from "~/trade/pricing/tiers";

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TIERS.map(({ id, label }) => [discountName(id), label])),
  minimumOrder: "Minimum order, dollars",
  leastSquareInches: "Smallest area per piece, square inches",
  quoteDays: "Validity of quotes, days",
  batchMonths: "Age of a batch, months",
  sheetLength: "Sheets, length",
  sheetWidth: "Sheets, width",
  mdfLength: "Sheets of MDF, length",
  mdfWidth: "Sheets of MDF, width",
  kerf: "Saw kerf",
  trim: "Trim at each edge",
  stickLength: "Sticks, length",
  longStickLength: "Long sticks, length",
  waste: "Waste, percent",
  offcut: "Smallest offcut to keep",
  freightWeights: "Weights, up to pounds",
  freightZones: "Zones",
  parcelPounds: "Parcels, up to pounds",
  parcelInches: "Parcels, up to inches",
  residenceDollars: "Home or job site, dollars",
  liftgateDollars: "Liftgate, dollars",
  longInches: "Long pieces, over inches",
  longDollars: "Long pieces, dollars",
};

interface SettingsFormProps {
  readonly settings: ShopSettings;
  readonly revision: number;
  readonly isRefused: boolean;
}

const CUTTING_HINTS: Readonly<Record<(typeof CUTTING_NAMES)[number], string>> = {
  sheetLength: "Empty: 96. Grain runs along it.",
  sheetWidth: "Empty: 48.",
  mdfLength: "Empty: 97. MDF is sold oversize.",
  mdfWidth: "Empty: 49.",
  kerf: "Empty: 1/8.",
  trim: "Empty: 1/4. Cut off every edge of a sheet and both ends of a stick.",
  stickLength: "Empty: 96.",
  longStickLength: "Empty: 120, or the length of sticks if you enter one.",
  waste: "Empty: 15. Added to sheets, feet and board feet.",
  offcut: "Empty: 12. The shorter side of an offcut that gets a name.",
};

const FREIGHT_HINTS: Readonly<Record<Exclude<(typeof FREIGHT_NAMES)[number], "freightZones">, string>> = {
  freightWeights: "The lightest first, with commas. Above the last one, no estimate is shown.",
  parcelPounds: "Empty: everything goes by truck.",
  parcelInches: "A longer piece goes by truck.",
  residenceDollars: "Added unless the customer has a loading dock. Not for parcels.",
  liftgateDollars: "Added if a liftgate is needed, or the customer has not said. Not for parcels.",
  longInches: "Empty: no extra.",
  longDollars: "Added when a piece is longer. Not for parcels.",
};

/** The form for the shop's prices and the workshop's stock; an empty field turns a setting off. */
export function SettingsForm({ settings, revision, isRefused }: SettingsFormProps) {
  const id = revisedFormId(SETTINGS_FORM_ID, revision, isRefused);
  const field = (name: string, hint?: string) => (
    <TextField key={name} name={name} label={LABELS[name] ?? name} hint={hint} autoComplete="off" inputMode="decimal" />
  );
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={settingsValidator}
      labels={LABELS}
      defaultValues={settingsFields(settings)}
      action="/admin/settings"
      className="grid max-w-4xl gap-10"
    >
      <input type="hidden" name="revision" value={revision} />
      <FieldGroup title="Discounts, percent off each piece">
        <p className="max-w-[46em] md:col-span-2">
          Customers of a tier see this price beside the list price, once they are approved. Pre-boring is not
          discounted. The original settings are 0, 10, 15 and 20 percent: change them as you like.
        </p>
        {TIERS.map(({ id }) => field(discountName(id)))}
      </FieldGroup>
      <FieldGroup title="Minimums, quotes and batches">
        {field("minimumOrder", "Empty: none. Before tax and freight, at the customer's own price.")}
        {field(
          "leastSquareInches",
          "Empty: none. A smaller piece is charged as if it had this area. 144 make a square foot.",
        )}
        {field("quoteDays", `Empty: ${QUOTE_DAYS}. The day on which a quote is made is not counted.`)}
        {field(
          "batchMonths",
          `Empty: ${BATCH_MONTHS}. The page of an older door warns that a new one may not match it.`,
        )}
      </FieldGroup>
      <FieldGroup title="Freight, estimated by ZIP code and weight">
        <p className="max-w-[46em] md:col-span-2">
          Customers see this estimate before they order, and the form that confirms an order proposes it. Pieces are
          weighed without packing.
        </p>
        <div className="md:col-span-2">{field("freightWeights", FREIGHT_HINTS.freightWeights)}</div>
        <TextAreaField
          name="freightZones"
          label="Zones"
          hint="One a line: name: how its ZIP codes start: a price in dollars for each weight. The first line that fits counts. No zones: no estimate."
          rows={8}
          maxLength={MAX_ZONES_LENGTH}
          className="md:col-span-2"
        />
        {(
          ["parcelPounds", "parcelInches", "residenceDollars", "liftgateDollars", "longInches", "longDollars"] as const
        ).map((name) => field(name, FREIGHT_HINTS[name]))}
      </FieldGroup>
      <FieldGroup title="Cutting plans, lengths in inches">
        {CUTTING_NAMES.map((name) => field(name, CUTTING_HINTS[name]))}
      </FieldGroup>
      <p>
        <SubmitButton label="Save settings" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}
