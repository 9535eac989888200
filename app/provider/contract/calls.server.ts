import { ACCOUNT_CALLS } from "./accounts.server";
import { APPROVAL_CALLS } from "./approvals.server";
import type { CallDefinition } from "./call.server";
import { PRODUCT_CALLS } from "./products.server";

export const CALLS = {
  ...PRODUCT_CALLS,
  ...ACCOUNT_CALLS,
  ...APPROVAL_CALLS,
} as const satisfies Readonly<Record<string, CallDefinition>>;

export type CallName = keyof typeof CALLS;

export function pathPattern(name: CallName): RegExp {
  return new RegExp(`^${CALLS[name].path.replace(":id", "([^/]+)")}$`);
}
