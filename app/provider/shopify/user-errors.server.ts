import { ShopifyError, scrubbed } from "./shopify-error.server";

/** Why Shopify did not do what was asked, in words for whoever asked. */
export interface UserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The field that an error is about: the last of its path. */
export const fieldOf = ({ field }: UserError): string => field?.at(-1) ?? "";

/** @throws ShopifyError where Shopify did not do what was asked */
export function orThrow(errors: readonly UserError[]): void {
  const [first] = errors;
  if (first) throw new ShopifyError("refused", `${fieldOf(first)}: ${scrubbed(first.message)}`);
}
