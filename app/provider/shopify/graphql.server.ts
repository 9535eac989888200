import type { initGraphQLTada, TadaDocumentNode } from "gql.tada";
import type { introspection as AdminIntrospection } from "./schemas/admin";
import type { introspection as CustomerIntrospection } from "./schemas/customer";
import type { introspection as StorefrontIntrospection } from "./schemas/storefront";

/** What Shopify's own scalars are in JSON. */
interface Scalars {
  readonly DateTime: string;
  readonly Decimal: string;
  readonly JSON: unknown;
  readonly Money: string;
  readonly UnsignedInt64: string;
  readonly URL: string;
}

interface Api<Introspection> {
  readonly introspection: Introspection;
  readonly scalars: Scalars;
  readonly disableMasking: true;
}

/**
 * Joins a document with the fragments that it is made of, each once. gql.tada gives it its types, and nothing at run
 * time: its own function would parse every document at every start.
 */
function joined(text: string, fragments: readonly string[] = []): string {
  const parts = [text, ...fragments].flatMap((part) => part.split(BETWEEN));
  return [...new Set(parts.map((part) => part.trim()))].join(BETWEEN);
}

/** Stands between the definitions of a joined document, and nowhere else. */
const BETWEEN = "\n\n#\n\n";

/** A document of the Storefront API: `storefrontGraphql("query …", [fragments])`. */
export const storefrontGraphql = joined as unknown as initGraphQLTada<Api<StorefrontIntrospection>>;

/** A document of the Admin API. */
export const adminGraphql = joined as unknown as initGraphQLTada<Api<AdminIntrospection>>;

/** A document of the Customer Account API. */
export const customerGraphql = joined as unknown as initGraphQLTada<Api<CustomerIntrospection>>;

/** The text to send; `ResultOf` and `VariablesOf` of gql.tada name what belongs to it. */
export function documentText(document: TadaDocumentNode<unknown, never>): string {
  return document as unknown as string;
}
