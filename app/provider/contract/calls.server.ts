import { ACCOUNT_CALLS } from "./accounts.server";
import { APPROVAL_CALLS } from "./approvals.server";
import { AUDIT_CALLS } from "./audit.server";
import type { CallDefinition } from "./call.server";
import { LIST_CALLS } from "./lists.server";
import { MAIL_CALLS } from "./mail.server";
import { ORDER_CALLS } from "./orders.server";
import { PRODUCT_CALLS } from "./products.server";
import { QUOTE_CALLS } from "./quotes.server";
import { SETTINGS_CALLS } from "./settings.server";

/** All calls of the contract by name; a new resource adds its own table here. */
export const CALLS = {
  ...PRODUCT_CALLS,
  ...ACCOUNT_CALLS,
  ...APPROVAL_CALLS,
  ...AUDIT_CALLS,
  ...ORDER_CALLS,
  ...SETTINGS_CALLS,
  ...LIST_CALLS,
  ...QUOTE_CALLS,
  ...MAIL_CALLS,
} as const satisfies Readonly<Record<string, CallDefinition>>;

export type CallName = keyof typeof CALLS;

/** The pattern of a call's path; its group, if any, captures the segment for `:id`. */
export function pathPattern(name: CallName): RegExp {
  return new RegExp(`^${CALLS[name].path.replace(":id", "([^/]+)")}$`);
}
