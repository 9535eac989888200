import { adminGraphql } from "../graphql.server";

/** Set-up, run once: definitions make the values visible to the other two APIs. */
export const defineMetafield = adminGraphql(`
  mutation DefineMetafield($definition: MetafieldDefinitionInput!) {
    metafieldDefinitionCreate(definition: $definition) {
      createdDefinition {
        id
        namespace
        key
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/**
 * Set-up: PRODUCTS_UPDATE, PRODUCTS_DELETE, CUSTOMERS_UPDATE, CUSTOMER_TAGS_ADDED,
 * CUSTOMER_TAGS_REMOVED, ORDERS_UPDATED.
 */
export const subscribeTopic = adminGraphql(`
  mutation SubscribeTopic($topic: WebhookSubscriptionTopic!, $target: WebhookSubscriptionInput!) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: $target) {
      webhookSubscription {
        id
        topic
        uri
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/** Boot-time probe: token, API version, currency, and which kind of customer accounts. */
export const adminProbe = adminGraphql(`
  query AdminProbe {
    shop {
      id
      name
      currencyCode
      customerAccountsV2 {
        customerAccountsVersion
        url
      }
    }
    publicApiVersions {
      handle
      supported
    }
    currentAppInstallation {
      accessScopes {
        handle
      }
    }
  }
`);
