import { adminGraphql } from "../schemas/graphql.server";

export const tradeCustomerFragment = adminGraphql(`
  fragment TradeCustomer on Customer {
    id
    firstName
    lastName
    tags
    createdAt
    defaultEmailAddress {
      emailAddress
    }
    defaultPhoneNumber {
      phoneNumber
    }
    phone: metafield(namespace: "trade", key: "phone") {
      value
    }
    businessName: metafield(namespace: "trade", key: "business_name") {
      value
    }
  }
`);

/** The search index lags behind writes, so the tags are checked again after reading. */
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
 * Root fields run in order. Adding first means that a failure in between leaves the customer out of the pending list,
 * not in both states.
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

/** POST /api/customers/register, step 1. CustomerInput has no password field. */
export const registerTradeCustomer = adminGraphql(
  `
  mutation RegisterTradeCustomer($profile: CustomerInput!) {
    customerCreate(input: $profile) {
      customer {
        ...TradeCustomer
        tier: metafield(namespace: "trade", key: "tier") {
          value
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`,
  [tradeCustomerFragment],
);

/** Step 2, once for each distinct address (CustomerInput.addresses is deprecated). */
export const addTradeAddress = adminGraphql(`
  mutation AddTradeAddress($customerId: ID!, $address: MailingAddressInput!, $isDefault: Boolean) {
    customerAddressCreate(customerId: $customerId, address: $address, setAsDefault: $isDefault) {
      address {
        id
        company
        address1
        city
        provinceCode
        countryCodeV2
        zip
      }
      userErrors {
        field
        message
      }
    }
  }
`);
