import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { csvText } from "~/base/text/csv-text";
import { shopToday } from "~/house/calendar/shop-today";
import { REMAKES_QUERY, readFiguresQuery } from "~/office/figures/period";
import { figuresFile, remakesFile } from "~/office/figures/services/figures.server";
import { requireStaff } from "~/provider/auth/guards.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "figures");
  const search = new URL(request.url).searchParams;
  const query = readFiguresQuery(search, shopToday());
  const isRemakes = search.has(REMAKES_QUERY);
  const name = isRemakes ? "remakes" : `figures-by-${query.by}`;
  return csvFile(csvText(await orUpstreamProblem(isRemakes ? remakesFile(query) : figuresFile(query))), `${name}.csv`);
}

/** The figures as a table for spreadsheets (RFC 4180). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/figures", file(args));
}
