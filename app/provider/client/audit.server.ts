import type { AuditPage, AuditQuery } from "~/domain/audit";
import { toAuditPage, toWireAuditQuery } from "../contract/audit.server";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** Calls on behalf of an admin. */
export interface AuditCalls {
  /** A page of account events; `null` if the provider records none. */
  listEvents(query: AuditQuery): Promise<AuditPage | null>;
}

/** @param send attaches the session */
export function auditCalls(send: Send): AuditCalls {
  return {
    async listEvents(query) {
      const answer = await orNullAt(404, send({ name: "listEvents", query: toWireAuditQuery(query) }));
      return answer && toAuditPage(answer);
    },
  };
}
