import { Facts } from "~/house/ui/kit/facts";
import type { User } from "~/provider/accounts/account";
import { StateNotice } from "./state-notice";

interface ProfileFactsProps {
  readonly user: Pick<User, "email" | "state" | "tier"> & Partial<Pick<User, "firstName">>;
}

/** The account holder, as the provider reports it. */
export function ProfileFacts({ user }: ProfileFactsProps) {
  const known = [
    { term: "First name", text: user.firstName ?? "" },
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
