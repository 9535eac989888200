import { isRouteErrorResponse } from "@remix-run/react";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf, RouteProblem } from "~/house/ui/kit/route-problem";

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
