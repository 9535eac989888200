import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { readFileDays } from "~/orders/money-days";
import { moneyTable } from "~/orders/services/order-money.server";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { orProblemOnPage } from "~/platform/problem-on-page.server";
import { csvText } from "~/text/csv-text";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "orders");
  const days = readFileDays(new URL(request.url).searchParams);
  return new Response(csvText(await orUpstreamProblem(moneyTable("invoices", days))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invoices.csv"',
      ...NOT_CACHED,
    },
  });
}

/** The invoices of some days as a table for spreadsheets (RFC 4180), for the bookkeeper. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/orders", file(args));
}
