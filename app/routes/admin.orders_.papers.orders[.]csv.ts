import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { orProblemOnPage } from "~/base/platform/http-errors.server";
import { orderListCsv } from "~/office/admin/order-list";
import { chosenForPapers } from "~/office/admin/services/chosen-orders.server";
import { requireStaff } from "~/provider/auth/guards.server";

async function file({ request }: LoaderFunctionArgs): Promise<Response> {
  const { role } = await requireStaff(request, "orders");
  const { orders } = await chosenForPapers(role, new URL(request.url).searchParams);
  return csvFile(orderListCsv(orders), "orders.csv");
}

/** The chosen orders of a list as a table for spreadsheets (RFC 4180). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, "/admin/orders", file(args));
}
