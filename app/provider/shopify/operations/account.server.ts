import { customerGraphql } from "~/provider/shopify/schemas/graphql.server";

/** The signed-in customer, with the tags that an approval sets. */
export const signedInCustomer = customerGraphql(`
  query SignedInCustomer {
    customer {
      id
      firstName
      lastName
      tags
      emailAddress {
        emailAddress
      }
    }
  }
`);
