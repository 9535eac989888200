import type { LoaderFunctionArgs } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { orProblemOnPage } from "~/base/platform/problem-on-page.server";
import { pieceName } from "~/configurator/lines/piece-words";
import { labelCodes } from "~/ordering/door-pages/services/passports.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";
import { workCart } from "~/ordering/orders/work-file";
import { paperFileName } from "~/ordering/paper/file-name";
import { holdOf } from "~/ordering/paper/work-hold";
import { workOrder } from "~/ordering/paper/work-order";
import { workOrderCsv } from "~/ordering/paper/work-order-csv";
import { revisionWords } from "~/ordering/paper/work-words";
import { JOINERY } from "~/trade/making/workshop-joinery";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const order = await workshopOrder(request, params.number);
  const { number, lines } = order;
  const codes = await orUpstreamProblem(labelCodes(number));
  const held = { ...order, hold: holdOf(order) };
  return new Response(workOrderCsv(held, workOrder(workCart(lines), JOINERY), pieceName, codes), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${paperFileName(revisionWords(order), "work-order", "csv")}"`,
      ...NOT_CACHED,
    },
  });
}

/** The sawing sizes of an order as a table for spreadsheets (RFC 4180), for admins. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, `/admin/orders/${encodeURIComponent(args.params.number ?? "")}`, file(args));
}
