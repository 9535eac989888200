import type { Reader } from "~/base/database/database.server";
import type { NewsReader } from "~/provider/accounts/news-readers";

/** Who wants news, by name. */
export async function listNewsReaders(db: Reader): Promise<readonly NewsReader[]> {
  const rows = await db
    .selectFrom("customer")
    .select(["email", "first_name", "last_name", "business_name", "phone", "email_confirmed_at"])
    .select(["accepts_email_marketing", "accepts_sms_marketing"])
    .where(({ eb, or }) => or([eb("accepts_email_marketing", "=", 1), eb("accepts_sms_marketing", "=", 1)]))
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    phone: row.phone,
    isConfirmed: row.email_confirmed_at !== null,
    byEmail: row.accepts_email_marketing === 1,
    byText: row.accepts_sms_marketing === 1,
  }));
}
