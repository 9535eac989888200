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

/** Quotes that staff or the gateway made visible, with their pay link. */
export const ownQuotes = customerGraphql(`
  query OwnQuotes($pageSize: Int!, $cursor: String) {
    customer {
      id
      draftOrders(first: $pageSize, after: $cursor, sortKey: UPDATED_AT, reverse: true) {
        nodes {
          id
          name
          status
          invoiceUrl
          totalPrice {
            amount
            currencyCode
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
