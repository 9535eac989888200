import type { EpochMs } from "~/base/time/time";

interface ShopifyTokensTable {
  customer_id: string;
  secret_box: string;
}

interface ShopifyCodeTable {
  code_hash: string;
  customer_id: string;
  email: string;
  return_url: string;
  expires_at: EpochMs;
}

interface ShopifySessionTable {
  token_hash: string;
  customer_id: string;
  email: string;
  expires_at: EpochMs;
  used_at: EpochMs;
}

export interface ShopifyTables {
  shopify_tokens: ShopifyTokensTable;
  shopify_code: ShopifyCodeTable;
  shopify_session: ShopifySessionTable;
}
