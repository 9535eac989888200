import { STATES } from "~/base/addresses/states";
import { MAX_CLOSURES_LENGTH } from "~/house/calendar/typed-closures";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { EmailField, PhoneField } from "../../ui/fields/contact-fields";
import {
  FACTS_FORM_ID,
  factsFields,
  factsValidator,
  MAX_CHANGE_RULE_LENGTH,
  MAX_NOTICE_LENGTH,
  TIME_ZONES,
} from "../facts-form";
import { type OwnerFacts, SHOP_MAILS } from "../owner-facts";

export const FACT_LABELS: Readonly<Record<string, string>> = {
  notice: "Notice",
  noticeFrom: "Show from",
  noticeUntil: "Show until",
  closures: "Closed days",
  leadDays: "Lead time, working days",
  orderProcessing: "Orders are processed within",
  answerTime: "Questions are answered within",
  changeRule: "Rule for changes",
  phone: "Phone",
  email: "Email",
  hours: "Hours",
  timeZone: "Time zone",
  street: "Street",
  city: "City",
  region: "State",
  postalCode: "ZIP code",
  "mail-orders": "Mail for new orders",
  "mail-changes": "Mail for changes",
  "mail-claims": "Mail for claims",
  "mail-messages": "Mail for messages",
  "mail-applications": "Mail for applications",
  "mail-failedMail": "Mail for failed mail",
  hasDigest: "Morning digest",
  name: "Name",
  shortName: "Short name",
  slogan: "Slogan",
  tagline: "Tagline",
  description: "Description",
  foundingYear: "Founding year",
  social: "Social links",
  orderPrefix: "Order prefix",
};

/** Fields of one line that may be empty. */
const OPTIONAL = new Set(["leadDays", "foundingYear"]);

const ZONES = TIME_ZONES.map(({ zone, name }) => ({ value: zone, label: name }));
const STATE_OPTIONS = STATES.map(([code, name]) => ({ value: code, label: name }));
const WIDE = "md:col-span-2";

const named = (name: string) => ({ name, label: FACT_LABELS[name] ?? name });

interface FactsFormProps {
  readonly facts: OwnerFacts;
  readonly revision: number;
  readonly isRefused: boolean;
}

export function FactsForm({ facts, revision, isRefused }: FactsFormProps) {
  const id = revisedFormId(FACTS_FORM_ID, revision, isRefused);
  const field = (name: string, hint?: string, className = "") => (
    <TextField {...named(name)} hint={hint} className={className} autoComplete="off" required={!OPTIONAL.has(name)} />
  );
  const mails = (name: string) => (
    <TextField {...named(name)} autoComplete="off" autoCapitalize="none" spellCheck={false} />
  );
  const area = (name: string, rows: number, maxLength: number, hint: string) => (
    <TextAreaField {...named(name)} rows={rows} maxLength={maxLength} hint={hint} className={WIDE} />
  );
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={factsValidator}
      labels={FACT_LABELS}
      defaultValues={factsFields(facts)}
      action="/admin/shop"
      className="grid max-w-4xl gap-10"
    >
      <input type="hidden" name="revision" value={revision} />
      <FieldGroup title="Notice and closed days">
        {area("notice", 2, MAX_NOTICE_LENGTH, "Shown at the top of every public page. Empty: none.")}
        <TextField {...named("noticeFrom")} type="date" hint="The first day. Empty: from now on." />
        <TextField {...named("noticeUntil")} type="date" hint="The last day. Empty: until you remove it." />
        {area(
          "closures",
          4,
          MAX_CLOSURES_LENGTH,
          "One day or range per line, with a reason if you like: 2026-11-26 Thanksgiving, or 12/24/2026 - 1/2/2027. Weekends need no line. The contact page announces these days 30 days ahead.",
        )}
      </FieldGroup>
      <FieldGroup title="What customers can rely on">
        {field("leadDays", "For styles that have none, counted from the payment. Empty: not shown.")}
        {field("orderProcessing", "Such as 24 hours")}
        {field("answerTime", "During business hours, such as one hour")}
        {area(
          "changeRule",
          4,
          MAX_CHANGE_RULE_LENGTH,
          "What holds from your confirmation until the first door is cut. Before that, customers change and cancel an order on its page at no cost. They see a fee before they agree to it.",
        )}
      </FieldGroup>
      <FieldGroup title="How to reach the shop">
        <PhoneField {...named("phone")} />
        <EmailField {...named("email")} autoComplete="email" />
        {field("hours", "The time of day, then a comma and the days")}
        <SelectField {...named("timeZone")} options={ZONES} hint="All times in the shop are in this time zone." />
        {field("street", undefined, WIDE)}
        {field("city")}
        <SelectField {...named("region")} options={STATE_OPTIONS} />
        {field("postalCode")}
      </FieldGroup>
      <FieldGroup title="Who gets mail">
        <p className={`max-w-[46em] ${WIDE}`}>
          Separate addresses with commas. Empty: no mail. Failed mail is reported at most once an hour.
        </p>
        {SHOP_MAILS.map((kind) => (
          <div key={kind}>{mails(`mail-${kind}`)}</div>
        ))}
        <div className={WIDE}>
          <CheckboxField name="hasDigest">
            Morning digest of what is waiting, at 7 a.m. on working days, to all of these addresses
          </CheckboxField>
        </div>
      </FieldGroup>
      <FieldGroup title="Name and description">
        {field("name", "On every page, document and e-mail")}
        {field("shortName", "At the top of every page")}
        {field("slogan", "The heading of the home page")}
        {field("tagline", "At the foot of every page")}
        {field("foundingYear", "On the home page and at the foot of every page. Empty: not shown.")}
        {area("description", 2, 160, "For search engines, at most 160 characters")}
        {area(
          "social",
          3,
          2000,
          "One per line: a name and an address, such as Instagram https://instagram.com/yourshop",
        )}
        {field("orderPrefix", "One to four capital letters, for new orders and quotes. Earlier ones keep theirs.")}
      </FieldGroup>
      <p>
        <SubmitButton label="Save" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}
