import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from "graphql";

/** The version of Shopify's APIs that the shop speaks. */
const API_VERSION = "2026-07";

/** Shopify's three APIs. */
export type ShopifyApi = "storefront" | "admin" | "customer";

/** What Shopify says of an API about itself, as published; see the license beside it. */
export function introspectionOf(api: ShopifyApi): IntrospectionQuery {
  const file = new URL(`./schemas/${API_VERSION}/${api}.json.gz`, import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString()).data;
}

const built = new Map<ShopifyApi, GraphQLSchema>();

/** An API's schema, built once in each process: the Admin API's takes most of a second. */
export function schemaOf(api: ShopifyApi): GraphQLSchema {
  const known = built.get(api);
  if (known) return known;
  const schema = buildClientSchema(introspectionOf(api));
  built.set(api, schema);
  return schema;
}
