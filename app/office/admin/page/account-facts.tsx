import type { ReactNode } from "react";
import { dateText } from "~/house/ui/kit/moment-text";
import type { ListedAccount } from "~/provider/accounts/account-list";
import { Moment } from "./event-list";

/** What an admin sees of an account, and who decided on it. */
export function AccountFacts({ account }: { readonly account: ListedAccount }) {
  const { businessName, phone, email, appliedAt, decided } = account;
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 md:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Detail term="Business">{businessName || "not given"}</Detail>
      <Detail term="Phone">{phone || "not given"}</Detail>
      <Detail term="E-mail">{email}</Detail>
      <Detail term="Applied">
        {appliedAt ? <time dateTime={appliedAt}>{dateText(appliedAt)}</time> : "not given"}
      </Detail>
      {decided && (
        <>
          <Detail term="Decided">
            <Moment at={decided.at} />
          </Detail>
          <Detail term="By">{decided.by || "a deleted account"}</Detail>
        </>
      )}
    </dl>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-stone-700">{term}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}
