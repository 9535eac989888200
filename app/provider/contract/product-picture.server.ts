import * as z from "zod/mini";

/** A picture in the contract's form. */
export const WireImageNodeSchema = z.object({
  url: z.string().check(z.maxLength(2000)),
  altText: z.nullish(z.string().check(z.maxLength(500))),
});

/** An amount of money in the contract's form: a decimal, as a text or a number. */
export const WirePriceSchema = z.object({
  amount: z.nullish(z.union([z.string(), z.number()])),
  currencyCode: z.nullish(z.string().check(z.maxLength(3))),
});

/**
 * Only pictures that a page may show: http(s), or a path in the shop itself. Browsers read `\` as `/` and drop tabs and
 * line breaks, so neither may appear where it would turn a path into another host.
 */
export function isPictureUrl(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url) || (/^https?:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url));
}
