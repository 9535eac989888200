import { listEvents } from "~/audit/audit.server";
import type { Database } from "~/database/database.server";
import { type AUDIT_CALLS, readAuditQuery } from "../contract/audit.server";
import { answer } from "../host/answers.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface AuditOptions {
  readonly database: Database;
  readonly roles: SignedInRoles;
}

/** The contract's call for audit events (decision 49). */
export function auditHandlers({ database, roles }: AuditOptions): Record<keyof typeof AUDIT_CALLS, Handler> {
  return {
    listEvents: ({ request }) =>
      roles.asAdmin(request, async () =>
        answer(200, await listEvents(database, readAuditQuery(new URL(request.url).searchParams))),
      ),
  };
}
