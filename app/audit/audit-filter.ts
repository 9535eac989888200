import { type AuditQuery, isAuditKind } from "./audit";

/** The parameters of the page of events. */
export const AUDIT_FILTER = { kind: "kind", order: "order", after: "after" } as const;

/** The longest position in a list that is read, in characters; the shop writes none as long. */
const MAX_PLACE = 200;

/** The query in an address; what it does not understand is left out. */
export function readAuditFilter(query: URLSearchParams): AuditQuery {
  const kind = query.get(AUDIT_FILTER.kind) ?? "";
  const after = query.get(AUDIT_FILTER.after);
  return {
    kinds: isAuditKind(kind) ? [kind] : [],
    order: query.get(AUDIT_FILTER.order) === "oldest" ? "oldest" : "newest",
    after: after && after.length <= MAX_PLACE ? after : null,
  };
}
