export interface MailingAddress {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly country: string;
}

export const COUNTRIES = [
  { code: "US", name: "United States" },
  { code: "PR", name: "Puerto Rico" },
  { code: "VI", name: "U.S. Virgin Islands" },
  { code: "GU", name: "Guam" },
  { code: "AS", name: "American Samoa" },
  { code: "MP", name: "Northern Mariana Islands" },
] as const;

export const DEFAULT_COUNTRY = "US";

export function addressLines({ address1, address2, city, province, zip, country }: MailingAddress): readonly string[] {
  const name = COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  return [address1, address2, `${city}, ${province} ${zip}`, name].filter((line) => line !== "");
}
