import type { LoaderFunctionArgs } from "@remix-run/node";
import { workshopOrder } from "~/auth/workshop-order.server";
import { partsDxf, sheetDxf } from "~/cutting/dxf.server";
import { planOrder } from "~/cutting/services/order-plan.server";
import { paperFileName } from "~/paper/file-name";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { orProblemOnPage } from "~/platform/problem-on-page.server";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const order = await workshopOrder(request, params.number);
  const { parts, plan } = await orUpstreamProblem(planOrder(order));
  const query = new URL(request.url).searchParams;
  const [row, number] = [query.get("piece") ?? "", query.get("sheet") ?? ""];
  const isWhole = row === "" && number === "";
  const own = isWhole ? parts : parts.filter(({ piece }) => piece.key === row);
  const sheet = plan.sheets.find((one) => String(one.number) === number);
  if (own.length === 0 && !sheet) throw notFound("This order has no such piece or sheet");
  const [what, text] = sheet ? [`sheet-${number}`, sheetDxf(sheet)] : [row || "parts", partsDxf(own)];
  return new Response(text, {
    headers: {
      "Content-Type": "image/vnd.dxf",
      "Content-Disposition": `attachment; filename="${paperFileName(order.number, what, "dxf")}"`,
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
