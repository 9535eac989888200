// Operations that the shop does not send but the loopback supports: setting a store up uses them by hand.

/** Set-up, run once: definitions make the values visible to the other two APIs. */
export const defineMetafield = `
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
`;

/**
 * Set-up: PRODUCTS_UPDATE, PRODUCTS_DELETE, CUSTOMERS_UPDATE, CUSTOMER_TAGS_ADDED,
 * CUSTOMER_TAGS_REMOVED, ORDERS_UPDATED.
 */
export const subscribeTopic = `
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
`;

/** Boot-time probe: token, API version, currency, and which kind of customer accounts. */
export const adminProbe = `
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
`;

/** Tier, business name and the roles of the addresses. At most 25 values, all or none. */
export const writeTradeMetafields = `
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
`;

/** The lines are read separately: reading them inside the create would cost some 500 points. */
export const measuredOrderLines = `
  query MeasuredOrderLines($draftId: ID!, $pageSize: Int!, $cursor: String) {
    draftOrder(id: $draftId) {
      id
      lineItems(first: $pageSize, after: $cursor) {
        nodes {
          uuid
          title
          custom
          quantity
          priceOverride {
            amount
            currencyCode
          }
          customAttributes {
            key
            value
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

export const mailMeasuredOrder = `
  mutation MailMeasuredOrder($draftId: ID!, $mail: EmailInput) {
    draftOrderInvoiceSend(id: $draftId, email: $mail) {
      draftOrder {
        id
        invoiceSentAt
        invoiceUrl
      }
      userErrors {
        field
        message
      }
    }
  }
`;

/** Quotes that staff or the gateway made visible, with their pay link. */
export const ownQuotes = `
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
`;

/** All totals of a draft that is only calculated. */
export const calculatedSums = `
  mutation CalculatedSums($order: DraftOrderInput!) {
    draftOrderCalculate(input: $order) {
      calculatedDraftOrder {
        subtotalPriceSet {
          presentmentMoney {
            amount
            currencyCode
          }
        }
        totalTaxSet {
          presentmentMoney {
            amount
            currencyCode
          }
        }
        totalPriceSet {
          presentmentMoney {
            amount
            currencyCode
          }
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`;
