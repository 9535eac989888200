import type { TadaDocumentNode } from "gql.tada";
import { type DocumentNode, parse } from "graphql";
import * as account from "~/provider/shopify/operations/account.server";
import * as catalog from "~/provider/shopify/operations/catalog.server";
import * as customers from "~/provider/shopify/operations/customers.server";
import * as orders from "~/provider/shopify/operations/orders.server";
import { documentText } from "~/provider/shopify/schemas/graphql.server";
import type { ShopifyApi } from "./schemas";

type Documents = readonly (readonly [name: string, document: unknown])[];

/** The files of `app/provider/shopify/operations` by their API, with the documents of each. */
export const OPERATION_FILES: Readonly<Record<ShopifyApi, Readonly<Record<string, Documents>>>> = {
  storefront: { catalog: Object.entries(catalog) },
  admin: { customers: Object.entries(customers), orders: Object.entries(orders) },
  customer: { account: Object.entries(account) },
};

/** Every operation that the shop sends to an API, as sent, by its exported name. */
export function operationsOf(api: ShopifyApi): ReadonlyMap<string, DocumentNode> {
  const documents = Object.values(OPERATION_FILES[api]).flat();
  const parsed = documents.map(
    ([name, document]) => [name, parse(documentText(document as TadaDocumentNode<unknown, never>))] as const,
  );
  return new Map(
    parsed.filter(
      ([
        ,
        {
          definitions: [first],
        },
      ]) => first?.kind === "OperationDefinition",
    ),
  );
}
