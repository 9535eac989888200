import { customerGraphql } from "../graphql.server";

/** GET /api/customers/me and GET /api/me */
export const signedInCustomer = customerGraphql(`
  query SignedInCustomer($orderPage: Int!, $orderCursor: String) {
    customer {
      id
      firstName
      lastName
      tags
      emailAddress {
        emailAddress
        marketingState
      }
      phoneNumber {
        phoneNumber
      }
      tier: metafield(namespace: "trade", key: "tier") {
        value
      }
      orders(first: $orderPage, after: $orderCursor, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          id
          cancelledAt
          fulfillmentStatus
          financialStatus
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const renameSignedInCustomer = customerGraphql(`
  mutation RenameSignedInCustomer($profile: CustomerUpdateInput!) {
    customerUpdate(input: $profile) {
      customer {
        id
        firstName
        lastName
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const addOwnAddress = customerGraphql(`
  mutation AddOwnAddress($address: CustomerAddressInput!, $isDefault: Boolean) {
    customerAddressCreate(address: $address, defaultAddress: $isDefault) {
      customerAddress {
        id
        company
        formatted
      }
      userErrors {
        code
        field
        message
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
