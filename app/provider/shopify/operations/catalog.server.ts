import { storefrontGraphql } from "~/provider/shopify/schemas/graphql.server";

const doorCardFragment = storefrontGraphql(`
  fragment DoorCard on Product {
    id
    title
    description
    images(first: 8) {
      edges {
        node {
          url
          altText
        }
      }
    }
    priceRange {
      minVariantPrice {
        amount
        currencyCode
      }
    }
    facts: metafields(
      identifiers: [
        { namespace: "doors", key: "construction" }
        { namespace: "doors", key: "material" }
        { namespace: "doors", key: "finish" }
        { namespace: "doors", key: "thickness" }
        { namespace: "doors", key: "frame_width" }
        { namespace: "doors", key: "min_width" }
        { namespace: "doors", key: "min_height" }
        { namespace: "doors", key: "max_width" }
        { namespace: "doors", key: "max_height" }
        { namespace: "doors", key: "weight_per_sq_ft" }
        { namespace: "doors", key: "lead_days" }
        { namespace: "doors", key: "workshop" }
        { namespace: "doors", key: "finishes" }
        { namespace: "doors", key: "sample_door" }
      ]
    ) {
      key
      value
    }
  }
`);

/** GET /api/shopify/products  (page until hasNextPage is false; page size at most 250) */
export const doorCatalogPage = storefrontGraphql(
  `
  query DoorCatalogPage($pageSize: Int!, $cursor: String, $country: CountryCode)
  @inContext(country: $country) {
    products(first: $pageSize, after: $cursor, sortKey: TITLE) {
      edges {
        node {
          ...DoorCard
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`,
  [doorCardFragment],
);

/** GET /api/shopify/products/{id}  (null data.product means 404) */
export const doorById = storefrontGraphql(
  `
  query DoorById($productId: ID!, $country: CountryCode) @inContext(country: $country) {
    product(id: $productId) {
      ...DoorCard
    }
  }
`,
  [doorCardFragment],
);

/** Boot-time probe: does the token work, and which currency does the shop sell in? */
export const storefrontProbe = storefrontGraphql(`
  query StorefrontProbe {
    shop {
      name
      paymentSettings {
        currencyCode
      }
    }
  }
`);
