import { adminGraphql } from "~/provider/shopify/schemas/graphql.server";

/** Price check without writing anything. */
export const previewMeasuredOrder = adminGraphql(`
  mutation PreviewMeasuredOrder($order: DraftOrderInput!) {
    draftOrderCalculate(input: $order) {
      calculatedDraftOrder {
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
`);

/** An order made to size: its lines have no variant, so each brings its title and its price. */
export const placeMeasuredOrder = adminGraphql(`
  mutation PlaceMeasuredOrder($order: DraftOrderInput!) {
    draftOrderCreate(input: $order) {
      draftOrder {
        id
        invoiceUrl
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
`);

/** draftOrderCreate has no idempotency key: after a timeout, search for our reference tag before trying again. */
export const findMeasuredOrder = adminGraphql(`
  query FindMeasuredOrder($filter: String!) {
    draftOrders(first: 5, query: $filter, sortKey: ID) {
      nodes {
        id
        status
        invoiceUrl
        tags
        totalPriceSet {
          presentmentMoney {
            amount
            currencyCode
          }
        }
        order {
          id
          fullyPaid
        }
      }
    }
  }
`);

export const measuredOrderState = adminGraphql(`
  query MeasuredOrderState($draftId: ID!) {
    draftOrder(id: $draftId) {
      id
      status
      order {
        id
        fullyPaid
      }
    }
  }
`);

/** Deleting a completed draft is an error. */
export const dropMeasuredOrder = adminGraphql(`
  mutation DropMeasuredOrder($draft: DraftOrderDeleteInput!) {
    draftOrderDelete(input: $draft) {
      deletedId
      userErrors {
        field
        message
      }
    }
  }
`);
