import type { AccountKnowledge } from "~/domain/account";
import { Facts } from "~/ui/kit/facts";
import { StateNotice } from "./state-notice";

const UNTOLD = "Your order counts cannot be shown right now.";

/** The order counts that the provider reports. */
export function OrderFacts({ details }: Pick<AccountKnowledge, "details">) {
  if (!details) return <p>{UNTOLD}</p>;
  const { active, total } = details.orders;
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

/** The account holder, as the provider reports it. */
export function ProfileFacts({ user, details }: AccountKnowledge) {
  const known = [
    { term: "First name", text: details?.firstName ?? "" },
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
