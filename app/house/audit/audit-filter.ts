import { type AuditQuery, isAuditKind } from "./audit";

/** The parameters of the page of events. */
export const AUDIT_FILTER = { kind: "kind", order: "order", after: "after" } as const;

/** The longest position in a list that is accepted, in characters; the shop's own are shorter. */
const MAX_POSITION_LENGTH = 200;

/** Reads which events to list from the query of the page's address; invalid values are ignored. */
export function readAuditFilter(query: URLSearchParams): AuditQuery {
  const kind = query.get(AUDIT_FILTER.kind) ?? "";
  const after = query.get(AUDIT_FILTER.after);
  return {
    kinds: isAuditKind(kind) ? [kind] : [],
    order: query.get(AUDIT_FILTER.order) === "oldest" ? "oldest" : "newest",
    after: after && after.length <= MAX_POSITION_LENGTH ? after : null,
  };
}
