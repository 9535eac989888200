import { adminGraphql } from "~/provider/shopify/schemas/graphql.server";

/** The fields read of every customer. */
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
