import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { catalogCsv } from "~/office/catalog-editing/services/catalog-editing.server";
import { requireStaff } from "~/provider/auth/guards.server";
import { catalogPage } from "~/provider/catalog/services/styles.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "catalog");
  if ((await catalogPage()) !== null) throw notFound("The products are in another system");
  return csvFile(await orUpstreamProblem(catalogCsv()), "catalog.csv");
}

/** The whole catalog as a table for spreadsheets (RFC 4180). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/catalog", file(args));
}
