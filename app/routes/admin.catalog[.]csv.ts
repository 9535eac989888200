import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { catalogPage } from "~/catalog/services/catalog-page.server";
import { catalogCsv } from "~/catalog-editing/services/catalog-editing.server";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { orProblemOnPage } from "~/platform/problem-on-page.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "catalog");
  if ((await catalogPage()) !== null) throw notFound("The products are in another system");
  return new Response(await orUpstreamProblem(catalogCsv()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="catalog.csv"',
      ...NOT_CACHED,
    },
  });
}

/** The whole catalog as a table for spreadsheets (RFC 4180). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/catalog", file(args));
}
