import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { csvText } from "~/base/text/csv-text";
import { moneyTable } from "~/ordering/orders/services/order-money.server";
import { readFileDays } from "~/ordering/orders/stored/money-files.server";
import { requireStaff } from "~/provider/auth/guards.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "orders");
  const days = readFileDays(new URL(request.url).searchParams);
  return csvFile(csvText(await orUpstreamProblem(moneyTable("payments", days))), "payments.csv");
}

/** The payments of some days as a table for spreadsheets (RFC 4180), for the bookkeeper. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/orders", file(args));
}
