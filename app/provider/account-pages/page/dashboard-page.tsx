import { isRouteErrorResponse, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Facts } from "~/house/ui/kit/facts";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf, RouteProblem } from "~/house/ui/kit/route-problem";
import type { AccountOverview, AccountState } from "~/provider/accounts/account";
import { accountSections } from "./account-sections";
import { StateNotice } from "./state-notice";
import { useDraftCleared } from "./use-registration-draft";

interface DashboardPageProps {
  readonly overview: AccountOverview;
  /** The label of the account's tier; `null` if the provider does not report it. */
  readonly tier: string | null;
  readonly state: AccountState;
  /** Entries of the list of what waits for the customer; `null` if nothing does. */
  readonly waiting: ReactNode;
  readonly cart: ReactNode;
}

/** The account dashboard (specification, sections 2 and 4). */
export function DashboardPage({ overview, tier, state, waiting, cart }: DashboardPageProps) {
  const { firstName, email, orders } = overview;
  useDraftCleared(true);
  return (
    <>
      <PageHeader title="Account Dashboard">
        <p>
          {firstName ? `Welcome, ${firstName}.` : "Welcome."} You are signed in as{" "}
          <span className="break-words">{email}</span>.
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-10 md:py-14">
        <StateNotice state={state} />
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <section aria-labelledby="waiting-heading">
            <h2 id="waiting-heading" className="text-2xl md:text-3xl">
              Waiting for you
            </h2>
            {waiting ? (
              <ul className="mt-4 border-t border-stone-300">{waiting}</ul>
            ) : (
              <p className="mt-4">Nothing is waiting: no drawings, payments or open quotes.</p>
            )}
          </section>
          {cart}
        </div>
        <section aria-labelledby="account-links">
          <h2 id="account-links" className="text-2xl md:text-3xl">
            Your account
          </h2>
          <ul className="mt-6 grid gap-x-10 md:grid-cols-2">
            {accountSections.map(({ to, title, summary }) => (
              <li key={to} className="border-t border-stone-300">
                <Link to={to} className="group block py-4">
                  <span className="font-semibold underline decoration-stone-300 underline-offset-4 group-hover:decoration-ink">
                    {title}
                  </span>
                  <span className="block text-stone-700">{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <Facts
          facts={[
            { term: "Account status", text: "Active" },
            ...(tier ? [{ term: "Account tier", text: tier }] : []),
            { term: "Active orders", text: orders.active },
            { term: "Total orders", text: orders.total },
          ]}
        />
      </div>
    </>
  );
}

/** Shown if the dashboard could not be loaded: a red panel (specification, section 8), a retry and a link. */
export function DashboardProblem({ error }: { readonly error: unknown }) {
  const message = messageOf(error);
  const upstream = isRouteErrorResponse(error) && error.status >= 502;
  if (!upstream || !message) return <RouteProblem error={error} />;
  return (
    <>
      <PageHeader title="Account Dashboard" />
      <div className="wrap space-y-8 py-10 md:py-14">
        <div role="alert">
          <Notice tone="error" title="Error Loading Dashboard">
            <p>{message}</p>
          </Notice>
        </div>
        <RecoveryLinks retry links={[{ label: "Browse door styles", to: "/shop" }]} />
      </div>
    </>
  );
}
