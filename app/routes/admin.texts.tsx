import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { unlisted } from "~/house/ui/head/page-title";
import { TextsPage } from "~/office/texts/page/texts-page";
import { requireStaff } from "~/provider/auth/guards.server";
import { textStates } from "~/storefront/marketing/services/page-texts.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Texts"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "shop");
  return json({ states: textStates() }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Texts() {
  return <TextsPage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
