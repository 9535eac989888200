import { createHmac } from "node:crypto";
import { normalizeEmail } from "~/base/addresses/email";
import { log } from "~/base/platform/log.server";
import { sessionSecrets } from "~/base/platform/session-secret.server";
import type { AuditKind } from "~/house/audit/audit";

interface AuditParties {
  readonly by: string;
  readonly subject?: string;
}

/** A pseudonym for an address: the same in every line, and impossible to reproduce without the session secret. */
function pseudonymOf(email: string): string {
  const [secret = ""] = sessionSecrets();
  return createHmac("sha256", `audit log ${secret}`).update(normalizeEmail(email)).digest("base64url").slice(0, 16);
}

/** Logs a security event under `audit.` and its kind, without personal data. It works with every provider. */
export function auditLog(kind: AuditKind, { by, subject }: AuditParties): void {
  log.info(`audit.${kind}`, { by: pseudonymOf(by), ...(subject !== undefined && { subject }) });
}
