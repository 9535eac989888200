import type { LoaderFunctionArgs } from "@remix-run/node";
import { workshopOrder } from "~/auth/workshop-order.server";
import { workOrderSpreadsheet } from "~/cutting/services/work-papers.server";
import { paperFileName } from "~/paper/file-name";
import { revisionWords } from "~/paper/work-words";
import { labelCodes } from "~/passports/services/passports.server";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { orProblemOnPage } from "~/platform/problem-on-page.server";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const order = await workshopOrder(request, params.number);
  const codes = await orUpstreamProblem(labelCodes(order.number));
  return new Response(await orUpstreamProblem(workOrderSpreadsheet(order, codes)), {
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
