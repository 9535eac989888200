import { createHmac } from "node:crypto";
import type { AuditKind } from "~/domain/audit";
import { normalizeEmail } from "~/domain/email";
import { log } from "~/platform/log.server";
import { sessionSecrets } from "~/platform/session-secret.server";

/** Who did something, and to which account. */
interface Doing {
  /** The e-mail address of whoever did it. */
  readonly by: string;
  /** The provider's id of the account that it was done to, where that is another one. */
  readonly subject?: string;
}

/**
 * A name for an address that only this shop can give: the same in every line, and useless without the session secret.
 */
function pseudonymOf(email: string): string {
  const [secret = ""] = sessionSecrets();
  return createHmac("sha256", `audit log ${secret}`).update(normalizeEmail(email)).digest("base64url").slice(0, 16);
}

/** Logs something that matters for security, whichever provider there is: `audit.` and its kind, without personal data. */
export function auditLog(kind: AuditKind, { by, subject }: Doing): void {
  log.info(`audit.${kind}`, { by: pseudonymOf(by), ...(subject !== undefined && { subject }) });
}
