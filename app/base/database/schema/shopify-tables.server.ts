interface ShopifyTokensTable {
  customer_id: string;
  secret_box: string;
}

interface ShopifyCodeTable {
  code_hash: string;
  customer_id: string;
  email: string;
  return_url: string;
  expires_at: number;
}

interface ShopifySessionTable {
  token_hash: string;
  customer_id: string;
  email: string;
  expires_at: number;
  used_at: number;
}

/** What the shop stores about the sign-ins of Shopify's customers. */
export interface ShopifyTables {
  shopify_tokens: ShopifyTokensTable;
  shopify_code: ShopifyCodeTable;
  shopify_session: ShopifySessionTable;
}
