import type { LoaderFunctionArgs } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { orderFileName } from "~/ordering/cutting/dxf.server";
import { drawingsArchive } from "~/ordering/cutting/services/order-plan.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const order = await workshopOrder(request, params.number);
  const archive = await orUpstreamProblem(drawingsArchive(order));
  return new Response(new Uint8Array(archive), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${orderFileName(order, "dxf", "zip")}"`,
      ...NOT_CACHED,
    },
  });
}

/** All parts and planned sheets of an order as DXF files in one archive. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = `/admin/orders/${encodeURIComponent(args.params.number ?? "")}/cutting-plan`;
  return orProblemOnPage(args.request, page, file(args));
}
