import { adminGraphql } from "../graphql.server";

/** What is read of a customer wherever one is read. */
export const tradeCustomerFragment = adminGraphql(`
  fragment TradeCustomer on Customer {
    id
    firstName
    lastName
    tags
    defaultEmailAddress {
      emailAddress
      marketingState
    }
    defaultPhoneNumber {
      phoneNumber
    }
  }
`);
