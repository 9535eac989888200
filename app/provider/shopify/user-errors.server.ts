import { ShopifyError, scrubbed } from "./shopify-error.server";

/** Why Shopify refused a request, in words for the user. */
export interface UserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** How many errors are shown: the others are mostly of the same kind. */
const MOST_SHOWN = 2;

/** The field that an error is about: the last of its path. */
export const fieldOf = ({ field }: UserError): string => field?.at(-1) ?? "";

/** @throws ShopifyError if Shopify refused the request */
export function orThrow(errors: readonly UserError[]): void {
  const [first] = errors;
  if (first) throw new ShopifyError("refused", `${fieldOf(first)}: ${scrubbed(first.message)}`);
}

/** The position of an error, counted from 1: `lineItems 4 title: `. */
function placeOf({ field }: UserError): string {
  const names = (field ?? []).filter((name) => name !== "input");
  return names.length > 0 ? `${names.map((name) => (/^\d+$/.test(name) ? Number(name) + 1 : name)).join(" ")}: ` : "";
}

/** Shopify's first reasons, as one line for staff: `email: Email is invalid`. */
export function inWords(errors: readonly UserError[]): string {
  const shown = errors.slice(0, MOST_SHOWN).map((error) => `${placeOf(error)}${scrubbed(error.message)}`);
  const more = errors.length - shown.length;
  return `${shown.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
