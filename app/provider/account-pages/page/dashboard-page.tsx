import { isRouteErrorResponse, Link } from "@remix-run/react";
import { ButtonLink } from "~/house/ui/kit/button";
import { Facts } from "~/house/ui/kit/facts";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf, RouteProblem } from "~/house/ui/kit/route-problem";
import { useIsSignedIn } from "~/house/ui/kit/use-is-signed-in";
import type { AccountOverview, AccountState } from "~/provider/accounts/account";
import { accountPages } from "./account-pages";
import { quotesPage } from "./quotes-words";
import { StateNotice } from "./state-notice";
import { useDraftCleared } from "./use-registration-draft";

interface DashboardPageProps {
  readonly overview: AccountOverview;
  /** The label of the account's tier; `null` if the provider does not report it. */
  readonly tier: string | null;
  readonly state: AccountState;
}

/** The account dashboard (specification, sections 2 and 4). */
export function DashboardPage({ overview, tier, state }: DashboardPageProps) {
  const { firstName, email, orders } = overview;
  const { ordersCurrent, ordersHistory, ...others } = accountPages;
  const quotes = useIsSignedIn() ? [quotesPage] : [];
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
        <Facts
          facts={[
            { term: "Account status", text: "Active" },
            ...(tier ? [{ term: "Account tier", text: tier }] : []),
            { term: "Active orders", text: orders.active },
            { term: "Total orders", text: orders.total },
          ]}
        />
        <section aria-labelledby="account-links">
          <h2 id="account-links" className="text-2xl md:text-3xl">
            Your account
          </h2>
          <ul className="mt-6 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
            {[ordersCurrent, ordersHistory, ...quotes, ...Object.values(others)].map((page) => (
              <li key={page.to} className="border-t border-stone-300">
                <Link to={page.to} className="group block py-4">
                  <span className="font-semibold underline decoration-stone-300 underline-offset-4 group-hover:decoration-ink">
                    {page.title}
                  </span>
                  <span className="block text-stone-700">{page.summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <div className="flex flex-wrap gap-3 border-t border-stone-300 pt-8 print:hidden">
          <ButtonLink to="/shop" look="accent">
            Browse door styles
          </ButtonLink>
        </div>
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
