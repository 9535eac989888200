import { adminGraphql } from "~/provider/shopify/schemas/graphql.server";
import { tradeCustomerFragment } from "./trade-customer.server";

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
