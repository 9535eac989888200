import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { currentUser } from "~/access/current-user.server";
import { askToSignIn, requireSignedIn } from "~/access/require-sign-in.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { findAccount } from "~/services/account.server";
import { DashboardPage } from "~/ui/account/dashboard-page";
import { DashboardProblem } from "~/ui/account/dashboard-problem";
import { pageTitle } from "~/ui/layout/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }, { name: "robots", content: "noindex" }];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const signedIn = await requireSignedIn(request);
  const [account, user] = await Promise.all([orUpstreamProblem(findAccount(signedIn)), currentUser(request)]);
  if (!account) throw await askToSignIn(request, true);
  const justApplied = new URL(request.url).searchParams.get("status") === "pending";
  const state = user?.state ?? "active";
  const reply = { account, tier: user?.tier ?? null, state: state === "active" && justApplied ? "pending" : state };
  return json(reply, { headers: NOT_CACHED });
}

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <DashboardProblem error={useRouteError()} />;
}
