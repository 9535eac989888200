import { adminGraphql } from "../graphql.server";
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

/** Consent for an account that exists already (customerUpdate does not take it). */
export const recordMarketingConsent = adminGraphql(`
  mutation RecordMarketingConsent(
    $email: CustomerEmailMarketingConsentUpdateInput!
    $sms: CustomerSmsMarketingConsentUpdateInput!
    $withSms: Boolean!
  ) {
    customerEmailMarketingConsentUpdate(input: $email) {
      customer {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
    customerSmsMarketingConsentUpdate(input: $sms) @include(if: $withSms) {
      customer {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Tier, business name and the roles of the addresses. At most 25 values, all or none. */
export const writeTradeMetafields = adminGraphql(`
  mutation WriteTradeMetafields($values: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $values) {
      metafields {
        id
        namespace
        key
        compareDigest
      }
      userErrors {
        code
        field
        message
        elementIndex
      }
    }
  }
`);
