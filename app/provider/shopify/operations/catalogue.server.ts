import { storefrontGraphql } from "../graphql.server";

const doorCardFragment = storefrontGraphql(`
  fragment DoorCard on Product {
    id
    handle
    title
    description
    updatedAt
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
    baseVariant: variants(first: 1) {
      nodes {
        id
      }
    }
    finishes: metafield(namespace: "doors", key: "finishes") {
      type
      value
      references(first: 40) {
        nodes {
          ... on Metaobject {
            handle
            fields {
              key
              value
            }
          }
        }
      }
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
