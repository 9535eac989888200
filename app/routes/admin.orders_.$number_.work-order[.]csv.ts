import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvFile } from "~/base/platform/csv-file.server";
import { orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { workOrderSpreadsheet } from "~/ordering/cutting/services/work-papers.server";
import { labelCodes } from "~/ordering/door-pages/services/door-pages.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";
import { paperFileName } from "~/ordering/paper/file-name";
import { revisionWords } from "~/ordering/paper/work-words";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const order = await workshopOrder(request, params.number);
  const codes = await orUpstreamProblem(labelCodes(order.number));
  return csvFile(
    await orUpstreamProblem(workOrderSpreadsheet(order, codes)),
    paperFileName(revisionWords(order), "work-order", "csv"),
  );
}

/** The sawing sizes of an order as a table for spreadsheets (RFC 4180), for admins. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, `/admin/orders/${encodeURIComponent(args.params.number ?? "")}`, file(args));
}
