import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { csvText } from "~/base/text/csv-text";
import { newsReaders } from "~/provider/account-pages/services/own-accounts.server";
import { requireStaff } from "~/provider/auth/guards.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "customers");
  const table = await orUpstreamProblem(newsReaders());
  if (!table) throw notFound("The customers who want news are listed where the accounts are managed");
  return csvFile(csvText(table), "news.csv");
}

/** Who wants news, as a table for spreadsheets (RFC 4180). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/accounts", file(args));
}
