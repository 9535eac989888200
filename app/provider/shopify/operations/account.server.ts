import { customerGraphql } from "../graphql.server";

/** Who is signed in, with the tags that an approval leaves. */
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
