import type { Database } from "~/database/database.server";
import type { SecretBox } from "../host/secret-box.server";
import type { CustomerTokens } from "./openid.server";

const ownerOf = (customerId: string) => `customer ${customerId}`;

/** The tokens that Shopify issued for customers, encrypted under the operator's secrets. */
export function storedTokens(database: Database, box: SecretBox) {
  return {
    /** A customer's tokens; `null` if there are none, or they can no longer be decrypted. */
    async read(customerId: string): Promise<CustomerTokens | null> {
      const sql = "SELECT secret_box FROM shopify_tokens WHERE customer_id = ?";
      const row = await database.get<{ secret_box: string }>(sql, customerId);
      const text = row ? box.open(row.secret_box, ownerOf(customerId)) : null;
      return text === null ? null : (JSON.parse(text) as CustomerTokens);
    },
    async keep(customerId: string, tokens: CustomerTokens): Promise<void> {
      await database.run(
        `INSERT INTO shopify_tokens (customer_id, secret_box) VALUES (?1, ?2)
           ON CONFLICT (customer_id) DO UPDATE SET secret_box = ?2`,
        customerId,
        box.seal(JSON.stringify(tokens), ownerOf(customerId)),
      );
    },
    /** Replaces a customer's tokens by their renewal; does nothing if the customer has signed out meanwhile. */
    async renew(customerId: string, tokens: CustomerTokens): Promise<void> {
      await database.run(
        "UPDATE shopify_tokens SET secret_box = ? WHERE customer_id = ?",
        box.seal(JSON.stringify(tokens), ownerOf(customerId)),
        customerId,
      );
    },
    async forget(customerId: string): Promise<void> {
      await database.run("DELETE FROM shopify_tokens WHERE customer_id = ?", customerId);
    },
  };
}

export type StoredTokens = ReturnType<typeof storedTokens>;
