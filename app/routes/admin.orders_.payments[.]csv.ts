import type { LoaderFunctionArgs } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { orProblemOnPage } from "~/base/platform/problem-on-page.server";
import { csvText } from "~/base/text/csv-text";
import { readFileDays } from "~/ordering/orders/money-days";
import { moneyTable } from "~/ordering/orders/services/order-money.server";
import { requireStaff } from "~/provider/auth/guards.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "orders");
  const days = readFileDays(new URL(request.url).searchParams);
  return new Response(csvText(await orUpstreamProblem(moneyTable("payments", days))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="payments.csv"',
      ...NOT_CACHED,
    },
  });
}

/** The payments of some days as a table for spreadsheets (RFC 4180), for the bookkeeper. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/orders", file(args));
}
