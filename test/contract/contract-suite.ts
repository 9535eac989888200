import { describeAccounts } from "./accounts-contract";
import { describeAnythingElse } from "./anything-else-contract";
import { describeApprovals } from "./approvals-contract";
import type { Abilities, StartHost } from "./host-under-test";
import { describeProducts } from "./products-contract";
import { describeSignIn } from "./sign-in-contract";

const ALL: Abilities = { clock: true, writes: true, admin: true };

/**
 * The contract (docs/provider-contract.md) as tests that hold for any data. Every back end must pass them through the
 * same client.
 */
export function describeContract(name: string, start: StartHost, abilities: Abilities = ALL): void {
  describeProducts(name, start);
  describeAnythingElse(name, start, abilities);
  if (!abilities.writes) return;
  describeAccounts(name, start);
  describeSignIn(name, start, abilities);
  if (!abilities.admin) return;
  describeApprovals(name, start);
}
