import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  buildClientSchema,
  GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  isScalarType,
  valueFromASTUntyped,
} from "graphql";

/** The version of Shopify's APIs that the shop uses. */
export const API_VERSION = "2026-07";

/** Shopify's three APIs. */
export type ShopifyApi = "storefront" | "admin" | "customer";

/** An API's published introspection; see the license next to it. */
export function introspectionOf(api: ShopifyApi): IntrospectionQuery {
  const file = new URL(`./schemas/${API_VERSION}/${api}.json.gz`, import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString()).data;
}

const isText = (value: unknown, fits: (text: string) => boolean) => typeof value === "string" && fits(value);
const isDecimal = (value: unknown) =>
  (typeof value === "number" && Number.isFinite(value)) || isText(value, (text) => /^-?\d+(?:\.\d+)?$/.test(text));

/** The values that Shopify accepts for its own scalars, which an introspection does not describe. */
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  DateTime: (value) => isText(value, (text) => /^\d{4}-\d\d-\d\dT.+/.test(text) && !Number.isNaN(Date.parse(text))),
  Decimal: isDecimal,
  Money: isDecimal,
  UnsignedInt64: (value) => /^\d+$/.test(String(value)),
  URL: (value) => isText(value, (text) => URL.canParse(text)),
};

/** Makes the scalars refuse what Shopify would refuse. */
function strictScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, accepts] of Object.entries(SCALARS)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) continue;
    type.parseValue = (value) => {
      if (accepts(value)) return value;
      throw new GraphQLError(`${JSON.stringify(value)} is no ${name}`);
    };
    type.parseLiteral = (node, variables) => type.parseValue(valueFromASTUntyped(node, variables));
  }
  return schema;
}

const built = new Map<ShopifyApi, GraphQLSchema>();

/** An API's schema, built once per process: the Admin API's takes most of a second. */
export function schemaOf(api: ShopifyApi): GraphQLSchema {
  const known = built.get(api);
  if (known) return known;
  const schema = strictScalars(buildClientSchema(introspectionOf(api)));
  built.set(api, schema);
  return schema;
}

/**
 * An API's schema as a later version could be: without some fields.
 *
 * @param fields such as `Customer.tags`, of types that have other fields
 */
export function schemaWithout(api: ShopifyApi, fields: readonly string[]): GraphQLSchema {
  const { __schema: whole } = introspectionOf(api);
  const types = whole.types.map((type) => {
    if (type.kind !== "OBJECT" && type.kind !== "INTERFACE") return type;
    return { ...type, fields: type.fields.filter(({ name }) => !fields.includes(`${type.name}.${name}`)) };
  });
  return strictScalars(buildClientSchema({ __schema: { ...whole, types } }));
}
