import { customerGraphql } from "~/provider/shopify/schemas/graphql.server";

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
