import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { orderCart } from "~/ordering/orders/order";
import { findLinkedOrder } from "~/ordering/orders/services/orders.server";
import { cutListCsv } from "~/ordering/paper/cut-list-csv";
import { paperFileName } from "~/ordering/paper/file-name";

async function file({ params }: LoaderFunctionArgs): Promise<Response> {
  const found = await orUpstreamProblem(findLinkedOrder(params.link ?? ""));
  if (!found) throw notFound("There is no order at this address");
  const { number, lines, pricing } = found.order;
  return csvFile(cutListCsv(orderCart(lines), pricing), paperFileName(number, "cut-list", "csv"));
}

/** The cut list of an order as a table for spreadsheets (RFC 4180), for anybody with the secret link to its page. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, `/orders/${encodeURIComponent(args.params.link ?? "")}`, file(args));
}
