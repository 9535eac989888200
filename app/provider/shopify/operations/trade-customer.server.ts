import { adminGraphql } from "../graphql.server";

/** What is read of a customer wherever one is read. */
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
