import type { AccountOverview, User } from "~/domain/account";
import { Facts } from "~/ui/kit/facts";
import { StateNotice } from "./state-notice";

const UNTOLD = "Your order counts cannot be shown right now.";

/** The order counts that the provider reports. */
export function OrderFacts({ overview }: { readonly overview: AccountOverview | null }) {
  if (!overview) return <p>{UNTOLD}</p>;
  const { active, total } = overview.orders;
  return (
    <Facts
      facts={[
        { term: "Active orders", text: active },
        { term: "Finished orders", text: Math.max(total - active, 0) },
        { term: "Total orders", text: total },
      ]}
    />
  );
}

interface ProfileFactsProps {
  readonly user: Pick<User, "email" | "state" | "tier">;
  /** `null` if the provider does not report it. */
  readonly overview: AccountOverview | null;
}

/** The account holder, as the provider reports it. */
export function ProfileFacts({ user, overview }: ProfileFactsProps) {
  const known = [
    { term: "First name", text: overview?.firstName ?? "" },
    { term: "E-mail address", text: user.email },
    { term: "Account tier", text: user.tier ?? "" },
  ];
  return (
    <>
      <StateNotice state={user.state} />
      <Facts facts={known.filter(({ text }) => text !== "")} />
    </>
  );
}
