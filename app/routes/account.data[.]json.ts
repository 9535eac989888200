import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/guards.server";
import { exportAccount } from "~/customers/services/account-export.server";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { orProblemOnPage } from "~/platform/problem-on-page.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  const { user } = await requireUser(request);
  const data = await orUpstreamProblem(exportAccount(user.id));
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
