import type { LoaderFunctionArgs } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { orderFileName } from "~/ordering/cutting/dxf.server";
import { partsDrawing, sheetDrawing } from "~/ordering/cutting/services/order-plan.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";
import type { WorkFile } from "~/ordering/orders/work-file";

/** The name of a drawing and its text, or `null` if the order has nothing of the kind. */
async function drawingOf(order: WorkFile, query: URLSearchParams): Promise<readonly [string, string] | null> {
  const [row, number] = [query.get("piece"), query.get("sheet")];
  if (number) {
    const sheet = /^\d{1,6}$/.test(number) ? await orUpstreamProblem(sheetDrawing(order, Number(number))) : "";
    if (sheet) return [`sheet-${Number(number)}`, sheet];
    if (!row) return null;
  }
  const parts = await orUpstreamProblem(partsDrawing(order, row || null));
  return parts ? [row || "parts", parts] : null;
}

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const order = await workshopOrder(request, params.number);
  const drawing = await drawingOf(order, new URL(request.url).searchParams);
  if (!drawing) throw notFound("This order has no such piece or sheet");
  const [what, text] = drawing;
  return new Response(text, {
    headers: {
      "Content-Type": "image/vnd.dxf",
      "Content-Disposition": `attachment; filename="${orderFileName(order, what, "dxf")}"`,
      ...NOT_CACHED,
    },
  });
}

/**
 * The parts of one piece of an order, or one of its planned sheets, as a DXF for the workshop's machines; all parts if
 * neither is named.
 */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = `/admin/orders/${encodeURIComponent(args.params.number ?? "")}/cutting-plan`;
  return orProblemOnPage(args.request, page, file(args));
}
