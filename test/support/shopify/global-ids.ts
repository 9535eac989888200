import { GraphQLError } from "graphql";

/** The kinds of records that have a global id here. */
export type Kind = "Customer" | "DraftOrder" | "MailingAddress" | "Metafield" | "Order" | "Product" | "ProductVariant";

/** `gid://shopify/Customer/7`. */
export const toGid = (kind: string, id: number) => `gid://shopify/${kind}/${id}`;

/** The number of a global id, or `null` for another kind. A text that is not a global id is an error of the call. */
export function fromGid(gid: string, kind: Kind): number | null {
  const [, found, id] = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(gid) ?? [];
  if (!found)
    throw new GraphQLError(`Invalid global id '${gid}'`, { extensions: { code: "argumentLiteralsIncompatible" } });
  return found === kind ? Number(id) : null;
}
