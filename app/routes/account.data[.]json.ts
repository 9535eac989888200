import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/guards.server";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { orProblemOnPage } from "~/platform/problem-on-page.server";
import { exportAccount } from "~/services/profile.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  const { session } = await requireUser(request);
  const data = await orUpstreamProblem(exportAccount(session));
  if (!data) throw notFound("This provider does not hand out the data of an account here. Please ask us for it.");
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      ...NOT_CACHED,
    },
  });
}

/** Everything stored about an account, as a file for its owner. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/account/profile", file(args));
}
