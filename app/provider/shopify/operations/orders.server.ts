import { adminGraphql } from "../graphql.server";

/** Price check without writing anything. */
export const previewMeasuredOrder = adminGraphql(`
  mutation PreviewMeasuredOrder($order: DraftOrderInput!) {
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
        warnings {
          errorCode
          field
          message
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/**
 * Made-to-size order. A line with variantId takes priceOverride; a line without one
 * takes title + originalUnitPriceWithCurrency (the other is ignored in each case).
 */
export const placeMeasuredOrder = adminGraphql(`
  mutation PlaceMeasuredOrder($order: DraftOrderInput!) {
    draftOrderCreate(input: $order) {
      draftOrder {
        id
        name
        status
        ready
        invoiceUrl
        anyVariantPricesOverridden
        totalQuantityOfLineItems
        totalPriceSet {
          presentmentMoney {
            amount
            currencyCode
          }
        }
        warnings {
          errorCode
          field
          message
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/** The lines are read apart: asked for inside the create they would cost some 500 points. */
export const measuredOrderLines = adminGraphql(`
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
`);

/**
 * draftOrderCreate has no idempotency key: after a timeout look for our reference tag
 * before trying again. $filter: tag:'ref-<uuid>'
 */
export const findMeasuredOrder = adminGraphql(`
  query FindMeasuredOrder($filter: String!) {
    draftOrders(first: 2, query: $filter, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        id
        name
        status
        invoiceUrl
        tags
      }
    }
  }
`);

export const measuredOrderState = adminGraphql(`
  query MeasuredOrderState($draftId: ID!) {
    draftOrder(id: $draftId) {
      id
      status
      ready
      invoiceUrl
      invoiceSentAt
      completedAt
      order {
        id
        name
      }
    }
  }
`);

export const mailMeasuredOrder = adminGraphql(`
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
`);
