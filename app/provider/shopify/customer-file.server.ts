import { csvLines, guarded, isFormula } from "~/base/text/csv-text";
import { ADMIN_TAG, accountState, DECISION_TAGS } from "~/provider/accounts/account";
import { TIERS } from "~/trade/pricing/tiers";
import type { MovedCustomer, TakeOverFiles } from "../contract/take-over.server";
import { internationalPhone } from "./customer.server";
import { METAFIELDS, PENDING_TAG } from "./registration.server";

/** The text of each column for a customer, by Shopify's column names, which are case-sensitive. */
type Columns = Readonly<Record<string, (customer: MovedCustomer, phone: string) => string>>;

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

const metafield = (label: string, key: string) => `${label} (customer.metafields.${METAFIELDS}.${key})`;

const READ_TAGS: readonly string[] = [...TIERS.map(({ id }) => id), ...DECISION_TAGS];

function tagsOf(tags: readonly string[]): string {
  const isPending = accountState(tags) === "pending" && !tags.includes(ADMIN_TAG);
  return [...READ_TAGS.filter((tag) => tags.includes(tag)), ...(isPending ? [PENDING_TAG] : [])].join(", ");
}

/** A telephone number as typed; a spreadsheet does not execute digits. */
const typedPhone = (text: string) => (/^[+\d\s().x/-]*$/.test(text) ? text.trim() : guarded(text));

const COLUMNS: Columns = {
  "First Name": ({ firstName }) => guarded(firstName),
  "Last Name": ({ lastName }) => guarded(lastName),
  Email: ({ email }) => email,
  "Accepts Email Marketing": ({ acceptsEmailMarketing }) => yesOrNo(acceptsEmailMarketing),
  "Default Address Company": ({ address, businessName }) => guarded(address?.company || businessName),
  "Default Address Address1": ({ address }) => guarded(address?.address1 ?? ""),
  "Default Address Address2": ({ address }) => guarded(address?.address2 ?? ""),
  "Default Address City": ({ address }) => guarded(address?.city ?? ""),
  "Default Address Province Code": ({ address }) => guarded(address?.province ?? ""),
  "Default Address Country Code": ({ address }) => guarded(address?.country ?? ""),
  "Default Address Zip": ({ address }) => guarded(address?.zip ?? ""),
  "Default Address Phone": ({ address }) => internationalPhone(address?.phone ?? "") ?? "",
  Phone: (_customer, phone) => phone,
  "Accepts SMS Marketing": ({ acceptsSmsMarketing }, phone) => yesOrNo(acceptsSmsMarketing && phone !== ""),
  Note: () => "",
  "Tax Exempt": () => "no",
  Tags: ({ tags }) => tagsOf(tags),
  [metafield("Tier", "tier")]: ({ tags }) => tags.find((tag) => TIERS.some(({ id }) => id === tag)) ?? "",
  [metafield("Business name", "business_name")]: ({ businessName }) => guarded(businessName),
  [metafield("Phone as typed", "phone")]: ({ phone }) => typedPhone(phone),
};

/** The placeholder address of an account that lost its own to another one. */
const NOBODYS = /@moved\.invalid$/;

/**
 * The file that Shopify's admin imports. Texts that a spreadsheet would execute get a leading apostrophe; an e-mail
 * address cannot have one, so such a customer is left out. In Shopify, a telephone number belongs to only one customer:
 * any later one has it only in the metafield.
 */
export function customerFile(): TakeOverFiles["customers"] {
  const phones = new Set<string>();

  function phoneOf({ phone }: MovedCustomer): string {
    const number = internationalPhone(phone);
    if (number === null || phones.has(number)) return "";
    phones.add(number);
    return number;
  }

  return {
    name: "customers.csv",
    head: csvLines([Object.keys(COLUMNS)]),
    lines(customers) {
      const taken = customers.filter(({ email }) => !NOBODYS.test(email) && !isFormula(email));
      const rows = taken.map((customer) => {
        const phone = phoneOf(customer);
        return Object.values(COLUMNS).map((cell) => cell(customer, phone));
      });
      return { text: csvLines(rows), leftOut: customers.length - taken.length };
    },
  };
}
