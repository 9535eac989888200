import { isRouteErrorResponse } from "@remix-run/react";
import { ButtonLink } from "~/ui/kit/button";
import { Notice } from "~/ui/kit/notice";
import { PageHeader } from "~/ui/kit/page-header";
import { ReloadButton } from "~/ui/kit/reload-button";
import { messageOf, RouteProblem } from "~/ui/kit/route-problem";

/** The dashboard when it could not be loaded: a red panel (specification, section 8), a retry and a way on. */
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
        <div className="flex flex-wrap gap-3">
          <ReloadButton>Try Again</ReloadButton>
          <ButtonLink to="/shop" look="outline">
            Browse door styles
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
