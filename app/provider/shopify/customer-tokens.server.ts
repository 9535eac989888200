import type { Reader, Transaction } from "~/base/database/database.server";
import type { SecretBox } from "../host/secret-box.server";
import type { CustomerTokens } from "./openid.server";

const ownerOf = (customerId: string) => `customer ${customerId}`;

export function storedTokens(box: SecretBox) {
  const sealed = (customerId: string, tokens: CustomerTokens) => box.seal(JSON.stringify(tokens), ownerOf(customerId));
  return {
    /** A customer's tokens; `null` if there are none, or they can no longer be decrypted. */
    async read(db: Reader, customerId: string): Promise<CustomerTokens | null> {
      const row = await db
        .selectFrom("shopify_tokens")
        .select("secret_box")
        .where("customer_id", "=", customerId)
        .executeTakeFirst();
      const text = row ? box.open(row.secret_box, ownerOf(customerId)) : null;
      return text === null ? null : (JSON.parse(text) as CustomerTokens);
    },
    async keep(trx: Transaction, customerId: string, tokens: CustomerTokens): Promise<void> {
      const secret_box = sealed(customerId, tokens);
      await trx
        .insertInto("shopify_tokens")
        .values({ customer_id: customerId, secret_box })
        .onConflict((known) => known.column("customer_id").doUpdateSet({ secret_box }))
        .execute();
    },
    /** Replaces a customer's tokens by their renewal; does nothing if the customer has signed out in the meantime. */
    async renew(trx: Transaction, customerId: string, tokens: CustomerTokens): Promise<void> {
      await trx
        .updateTable("shopify_tokens")
        .set({ secret_box: sealed(customerId, tokens) })
        .where("customer_id", "=", customerId)
        .execute();
    },
    async forget(trx: Transaction, customerId: string): Promise<void> {
      await trx.deleteFrom("shopify_tokens").where("customer_id", "=", customerId).execute();
    },
  };
}

export type StoredTokens = ReturnType<typeof storedTokens>;
