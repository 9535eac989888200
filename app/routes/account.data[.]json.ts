import type { LoaderFunctionArgs } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { exportAccount } from "~/office/customers/services/account-export.server";
import { requireUser } from "~/provider/auth/guards.server";

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
