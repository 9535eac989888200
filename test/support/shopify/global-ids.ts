import { GraphQLError } from "graphql";

/** What has a global id here. */
export type Kind = "Customer" | "DraftOrder" | "MailingAddress" | "Metafield" | "Order" | "Product" | "ProductVariant";

/** `gid://shopify/Customer/7`. */
export const toGid = (kind: string, id: number) => `gid://shopify/${kind}/${id}`;

/** The number of a global id, or `null` for one of something else. A text that is no global id is an error of the call. */
export function fromGid(gid: string, kind: Kind): number | null {
  const [, found, id] = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(gid) ?? [];
  if (!found)
    throw new GraphQLError(`Invalid global id '${gid}'`, { extensions: { code: "argumentLiteralsIncompatible" } });
  return found === kind ? Number(id) : null;
}
