import type { User } from "~/provider/accounts/account";
import { ProfileFacts } from "./account-facts";
import { AccountInfoPage } from "./account-info-page";
import { accountPages } from "./account-pages";
import { DataSection } from "./data-section";
import { ManagedElsewhere } from "./managed-elsewhere";

interface ProfileElsewhereProps {
  readonly user: Pick<User, "email" | "firstName" | "state" | "tier">;
  /** The address where the account is managed; `null` if there is none. */
  readonly at: string | null;
}

/** What the shop knows of an account that is managed elsewhere, and a download of it. */
export function ProfileElsewhere({ user, at }: ProfileElsewhereProps) {
  return (
    <AccountInfoPage content={accountPages.profile}>
      <ProfileFacts user={user} />
      <ManagedElsewhere at={at} />
      <DataSection>
        One file with what this shop stores about you: your orders, quotes, lists and what happened to the account.
        Messages sent from your address are included once the address is confirmed.
      </DataSection>
    </AccountInfoPage>
  );
}
