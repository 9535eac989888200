import type { LoaderFunctionArgs } from "@remix-run/node";
import { labelCodes } from "~/door-pages/services/passports.server";
import { pieceName } from "~/lines/piece-words";
import { JOINERY } from "~/making/workshop-joinery";
import { workshopOrder } from "~/orders/services/workshop-order.server";
import { workCart } from "~/orders/work-file";
import { paperFileName } from "~/paper/file-name";
import { holdOf } from "~/paper/work-hold";
import { workOrder } from "~/paper/work-order";
import { workOrderCsv } from "~/paper/work-order-csv";
import { revisionWords } from "~/paper/work-words";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { orProblemOnPage } from "~/platform/problem-on-page.server";

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
