import { ACCOUNT_CALLS } from "./accounts.server";
import { APPROVAL_CALLS } from "./approvals.server";
import type { CallDefinition } from "./call.server";
import { PRODUCT_CALLS } from "./products.server";

/** All calls of the contract by name; a new resource adds its own table here. */
export const CALLS = {
  ...PRODUCT_CALLS,
  ...ACCOUNT_CALLS,
  ...APPROVAL_CALLS,
} as const satisfies Readonly<Record<string, CallDefinition>>;

export type CallName = keyof typeof CALLS;

/** The pattern of a call's path; its group, if any, captures the segment for `:id`. */
export function pathPattern(name: CallName): RegExp {
  return new RegExp(`^${CALLS[name].path.replace(":id", "([^/]+)")}$`);
}
