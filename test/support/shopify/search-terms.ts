import { GraphQLError } from "graphql";

const TERM = /([a-z_]+):(?:'([^']*)'|"([^"]*)"|([^\s'"]+))(?:\s+|$)/y;

/** A record's searchable fields: for each field, the words that a term may match. */
export type SearchFields = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the part of Shopify's search syntax that the shop uses: `tag:'a,b' tag_not:c email:"x@y"`, all of which must
 * match. `_not` negates a field; words between commas are alternatives.
 *
 * @throws GraphQLError for anything else: Shopify would ignore it, and return too much
 */
export function searchTerms(query: string | null | undefined): (fields: SearchFields) => boolean {
  const text = (query ?? "").trim();
  const terms: { field: string; words: string[]; negated: boolean }[] = [];
  TERM.lastIndex = 0;
  while (TERM.lastIndex < text.length) {
    const at = TERM.lastIndex;
    const [, name = "", single, double, plain] = TERM.exec(text) ?? [];
    if (!name) throw new GraphQLError(`this Shopify cannot read the search at "${text.slice(at)}"`);
    const negated = name.endsWith("_not");
    const words = (single ?? double ?? plain ?? "").split(",").map((word) => word.trim().toLowerCase());
    terms.push({ field: negated ? name.slice(0, -4) : name, words, negated });
  }
  return (fields) =>
    terms.every(({ field, words, negated }) => {
      const own = fields[field];
      if (!own) throw new GraphQLError(`this Shopify does not know the search field "${field}"`);
      return own.some((word) => words.includes(word.toLowerCase())) !== negated;
    });
}
