import { type AuditQuery, isAuditKind } from "~/domain/audit";

/** The parameters of the page of events. */
export const AUDIT_FILTER = { kind: "kind", order: "order", after: "after" } as const;

/** More than any host's place in a list should need, in characters. */
const MAX_PLACE = 200;

/** The question that an address asks; what it does not understand is left out. */
export function readAuditFilter(query: URLSearchParams): AuditQuery {
  const kind = query.get(AUDIT_FILTER.kind) ?? "";
  const after = query.get(AUDIT_FILTER.after);
  return {
    kinds: isAuditKind(kind) ? [kind] : [],
    order: query.get(AUDIT_FILTER.order) === "oldest" ? "oldest" : "newest",
    after: after && after.length <= MAX_PLACE ? after : null,
  };
}
