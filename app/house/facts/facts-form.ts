import * as z from "zod/mini";
import { stateCode } from "~/base/addresses/states";
import { shopToday } from "~/house/calendar/shop-today";
import { closureLines, readClosures } from "~/house/calendar/typed-closures";
import { checkbox } from "~/house/forms/field-rules";
import { readAs, revisionField } from "~/house/forms/typed-field";
import { zodValidator } from "~/house/forms/zod-validator";
import { MAX_LEAD_DAYS } from "~/trade/catalog/product";
import {
  email,
  emails,
  factLinks,
  line,
  linkLines,
  MAX_NAME_LENGTH,
  MAX_SHORT_NAME_LENGTH,
  optionalDay,
  optionalWhole,
  optionalYear,
  phone,
} from "./fact-readers";
import { FIRST_FACTS, type OwnerFacts, ownFacts, type SavedFacts, SHOP_MAILS, type ShopMail } from "./owner-facts";

export const TIME_ZONES = [
  { zone: "America/New_York", name: "Eastern Time" },
  { zone: "America/Chicago", name: "Central Time" },
  { zone: "America/Denver", name: "Mountain Time" },
  { zone: "America/Phoenix", name: "Arizona Time" },
  { zone: "America/Los_Angeles", name: "Pacific Time" },
  { zone: "America/Anchorage", name: "Alaska Time" },
  { zone: "Pacific/Honolulu", name: "Hawaii Time" },
  { zone: "America/Puerto_Rico", name: "Atlantic Time" },
  { zone: "Pacific/Guam", name: "Chamorro Time" },
  { zone: "Pacific/Pago_Pago", name: "Samoa Time" },
] as const;

export const FACTS_FORM_ID = "facts";

/** Its value is the number of the version to restore. */
export const BACK_FIELD = "back";

export const MAX_NOTICE_LENGTH = 300;
export const MAX_CHANGE_RULE_LENGTH = 400;

const mailField = (mail: ShopMail) => `mail-${mail}`;

const zip = () =>
  readAs((typed) => (/^\d{5}(?:-\d{4})?$/.test(typed) ? typed : new Error("Please enter a valid ZIP code")));
const state = () =>
  readAs((typed) => stateCode(typed) ?? new Error("Please choose a state from the list, such as OR or Oregon"));
const timeZone = () =>
  readAs((typed) => TIME_ZONES.find(({ zone }) => zone === typed) ?? new Error("Please choose a time zone"));

/** A prefix that ends in Q would look like that of quotes. */
const orderPrefix = () =>
  readAs((typed) =>
    /^[A-Z]{0,3}[A-PR-Z]$/.test(typed) ? typed : new Error("Please use one to four capital letters, not ending in Q"),
  );

const closures = () =>
  readAs((typed) => {
    const read = readClosures(typed, shopToday());
    return typeof read === "string" ? new Error(read) : read;
  });

const noticeText = () =>
  readAs((typed) => {
    const text = typed.replace(/[\p{Cc}\s]+/gu, " ");
    return text.length > MAX_NOTICE_LENGTH ? new Error(`Please use at most ${MAX_NOTICE_LENGTH} characters`) : text;
  });

const FactsFormSchema = z.pipe(
  z
    .object({
      revision: revisionField(),
      name: line(MAX_NAME_LENGTH),
      shortName: line(MAX_SHORT_NAME_LENGTH),
      slogan: line(80),
      tagline: line(100),
      description: line(160),
      phone: phone(),
      email: email(),
      street: line(100),
      city: line(60),
      region: state(),
      postalCode: zip(),
      hours: line(80),
      timeZone: timeZone(),
      social: factLinks(),
      orderPrefix: orderPrefix(),
      orderProcessing: line(40),
      answerTime: line(40),
      foundingYear: optionalYear(),
      leadDays: optionalWhole(MAX_LEAD_DAYS),
      changeRule: line(MAX_CHANGE_RULE_LENGTH),
      closures: closures(),
      notice: noticeText(),
      noticeFrom: optionalDay(),
      noticeUntil: optionalDay(),
      "mail-orders": emails(),
      "mail-changes": emails(),
      "mail-claims": emails(),
      "mail-messages": emails(),
      "mail-applications": emails(),
      "mail-failedMail": emails(),
      hasDigest: checkbox(),
    })
    .check(
      z.refine(({ noticeFrom, noticeUntil }) => noticeUntil === "" || noticeFrom <= noticeUntil, {
        error: "The last day is before the first",
        path: ["noticeUntil"],
      }),
    ),
  z.transform(
    ({ revision, street, city, region, postalCode, notice, noticeFrom, noticeUntil, ...fields }): SavedFacts => {
      const { country } = FIRST_FACTS.address;
      const {
        "mail-orders": orders,
        "mail-changes": changes,
        "mail-claims": claims,
        "mail-messages": messages,
        "mail-applications": applications,
        "mail-failedMail": failedMail,
        ...facts
      } = fields;
      return {
        revision: Number(revision),
        facts: {
          ...facts,
          address: { street, city, region, postalCode, country },
          notice: { text: notice, from: noticeFrom, until: noticeUntil },
          mailTo: { orders, changes, claims, messages, applications, failedMail },
        },
      };
    },
  ),
);

export const factsValidator = zodValidator(FactsFormSchema);

/** The newest version that a posted form knows, and the earlier one that it goes back to; `null` if it saves facts. */
export function versionsOf(form: URLSearchParams): { readonly revision: number; readonly back: number } | null {
  const [revision = "", back = ""] = ["revision", BACK_FIELD].map((name) => form.get(name) ?? "");
  const isNumbered = [revision, back].every((number) => /^[1-9]\d{0,14}$/.test(number));
  return isNumbered ? { revision: Number(revision), back: Number(back) } : null;
}

const NO_ADDRESS = { street: "", city: "", region: "", postalCode: "" };

export function factsFields(facts: OwnerFacts) {
  const { address, foundingYear, notice, mailTo, closures, social, leadDays, phone, timeZone, hasDigest, ...texts } =
    ownFacts(facts);
  const { street, city, region, postalCode } = address ?? NO_ADDRESS;
  return {
    ...texts,
    ...{ street, city, region, postalCode },
    phone: phone.display,
    timeZone: timeZone.zone,
    social: linkLines(social),
    foundingYear: foundingYear === null ? "" : String(foundingYear),
    leadDays: leadDays === null ? "" : String(leadDays),
    closures: closureLines(closures),
    notice: notice.text,
    noticeFrom: notice.from,
    noticeUntil: notice.until,
    ...Object.fromEntries(SHOP_MAILS.map((mail) => [mailField(mail), mailTo[mail].join(", ")])),
    hasDigest,
  };
}
