import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { helperOrder, unpricedLines } from "~/ordering/helper-links/helper-order";
import { findHelpersOrder } from "~/ordering/helper-links/services/helper-links.server";
import { orderCart } from "~/ordering/orders/order";
import { unpricedCutListCsv } from "~/ordering/paper/cut-list-csv";
import { paperFileName } from "~/ordering/paper/file-name";

/** The cut list of an order as a table for spreadsheets, without prices, for anybody with a helper's link. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const found = await orUpstreamProblem(findHelpersOrder(params.code ?? ""));
  if (!found) throw notFound("There is no order at this address");
  const { number, lines } = helperOrder(found.order);
  return csvFile(unpricedCutListCsv(orderCart(unpricedLines(lines))), paperFileName(number, "cut-list", "csv"));
}
