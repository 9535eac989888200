import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { rolesWithTwoFactor } from "~/provider/accounts/account-role.server";
import type { Role } from "~/provider/accounts/roles";
import { backend } from "~/provider/provider.server";

/** What is said if it is unknown whether a second factor is needed. */
export const NOT_KNOWN = "We could not check whether your role needs a second factor. Please try again.";

/**
 * Whether a person must set up a second factor before an admin page opens: the role needs one, the account has none,
 * and the provider's accounts are in this process.
 *
 * @throws UpstreamFailure
 */
export async function needsTwoFactorFirst(id: string, role: Role): Promise<boolean> {
  const find = async () => {
    if (!(await asksTwoFactor(role))) return false;
    const { accounts } = await backend();
    return accounts !== null && (await accounts.withTwoFactor([id])).length === 0;
  };
  return orUnavailable(NOT_KNOWN, find());
}

/**
 * Whether a role needs a second factor; `null` is a customer.
 *
 * @throws UpstreamFailure
 */
export async function asksTwoFactor(role: Role | null): Promise<boolean> {
  if (role === null) return false;
  return (await orUnavailable(NOT_KNOWN, rolesWithTwoFactor((await shopDatabase()).db))).includes(role);
}
