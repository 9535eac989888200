import { adminGraphql } from "~/provider/shopify/schemas/graphql.server";
import { tradeCustomerFragment } from "./trade-customer.server";

/**
 * GET /api/shopify/admin/customers/pending $filter: tag:'pending' tag_not:'approved,rejected' The search index lags
 * writes, so filter on node.tags again after reading.
 */
export const pendingTradeCustomers = adminGraphql(
  `
  query PendingTradeCustomers($filter: String!, $pageSize: Int!, $cursor: String) {
    customers(first: $pageSize, after: $cursor, query: $filter, sortKey: CREATED_AT) {
      edges {
        node {
          ...TradeCustomer
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`,
  [tradeCustomerFragment],
);

/**
 * PATCH /api/shopify/admin/customers/{id}/tags Root fields of a mutation run in order. Adding first means that a
 * failure between the two leaves the customer out of the pending list rather than in both states.
 */
export const decideTradeCustomer = adminGraphql(`
  mutation DecideTradeCustomer($customerId: ID!, $grant: [String!]!, $revoke: [String!]!) {
    granted: tagsAdd(id: $customerId, tags: $grant) {
      node {
        ... on Customer {
          id
          tags
        }
      }
      userErrors {
        field
        message
      }
    }
    revoked: tagsRemove(id: $customerId, tags: $revoke) {
      node {
        ... on Customer {
          id
          tags
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/** By the id from the pending list. */
export const tradeCustomerById = adminGraphql(
  `
  query TradeCustomerById($customerId: ID!) {
    customer(id: $customerId) {
      ...TradeCustomer
    }
  }
`,
  [tradeCustomerFragment],
);

/** Read by e-mail, not through the search index. Used before and after a create. */
export const tradeCustomerByEmail = adminGraphql(
  `
  query TradeCustomerByEmail($email: String!) {
    customerByIdentifier(identifier: { emailAddress: $email }) {
      ...TradeCustomer
    }
  }
`,
  [tradeCustomerFragment],
);
