import { orNullIfBusy, withDatabase } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { env } from "~/base/platform/env.server";
import { listUnsent, sendAgain } from "../outbox-list.server";
import type { UnsentMailPage } from "../outgoing-mail";

const UNAVAILABLE = "The mails could not be loaded";

/** Whether the shop sends mail: only then does a page promise a mail. */
export const sendsMail = (): boolean => env().mail !== null;

interface MailQuestion {
  readonly failed: boolean;
  readonly before: string | null;
}

/** Newest first. @throws UpstreamFailure */
export async function listMail(question: MailQuestion): Promise<UnsentMailPage> {
  const page = await withDatabase(UNAVAILABLE, ({ db }) => listUnsent(db, question));
  return { ...page, isSending: sendsMail() };
}

export async function sendMailAgain(
  adminId: string,
  id: string,
): Promise<"done" | "not-failed" | "unknown" | "failed"> {
  const database = await shopDatabase();
  const sent = sendAgain(database, id, adminId, Date.now());
  return (await orNullIfBusy(sent)) ?? "failed";
}
