/** Where a business receives mail; bills and deliveries go there too (specification, section 7). */
export interface MailingAddress {
  readonly address1: string;
  /** Empty if there is none. */
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The countries whose addresses have a United States ZIP code. */
export const COUNTRIES = [
  { code: "US", name: "United States" },
  { code: "PR", name: "Puerto Rico" },
  { code: "VI", name: "U.S. Virgin Islands" },
  { code: "GU", name: "Guam" },
  { code: "AS", name: "American Samoa" },
  { code: "MP", name: "Northern Mariana Islands" },
] as const;

export const DEFAULT_COUNTRY = "US";

/**
 * The lines of an address as written on a parcel. A country that the shop does not deliver to is given by its code;
 * empty parts have no line.
 */
export function addressLines({ address1, address2, city, province, zip, country }: MailingAddress): readonly string[] {
  const name = COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  return [address1, address2, `${city}, ${province} ${zip}`, name].filter((line) => line !== "");
}
