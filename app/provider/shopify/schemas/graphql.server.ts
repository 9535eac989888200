import type { initGraphQLTada, TadaDocumentNode } from "gql.tada";
import type { introspection as AdminIntrospection } from "./admin";
import type { introspection as CustomerIntrospection } from "./customer";
import type { introspection as StorefrontIntrospection } from "./storefront";

/** The JSON types of Shopify's own scalars. */
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
 * Joins a document with its fragments, each once. gql.tada provides the types, but nothing at run time: its own
 * function would parse every document at every start.
 */
function joined(text: string, fragments: readonly string[] = []): string {
  const parts = [text, ...fragments].flatMap((part) => part.split(BETWEEN));
  return [...new Set(parts.map((part) => part.trim()))].join(BETWEEN);
}

/** Separates the definitions of a joined document; appears nowhere else. */
const BETWEEN = "\n\n#\n\n";

/** A document of the Storefront API: `storefrontGraphql("query …", [fragments])`. */
export const storefrontGraphql = joined as unknown as initGraphQLTada<Api<StorefrontIntrospection>>;

/** A document of the Admin API. */
export const adminGraphql = joined as unknown as initGraphQLTada<Api<AdminIntrospection>>;

/** A document of the Customer Account API. */
export const customerGraphql = joined as unknown as initGraphQLTada<Api<CustomerIntrospection>>;

/** The text to send; gql.tada's `ResultOf` and `VariablesOf` name its types. */
export function documentText(document: TadaDocumentNode<unknown, never>): string {
  return document as unknown as string;
}
