import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { BRIEF_DATA } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { shipDateOf } from "~/house/capacity/services/ship-dates.server";
import { readShipDateRequest } from "~/house/capacity/ship-date-request";
import { catalog } from "~/provider/catalog/services/catalog.server";

/** When a list can ship if it is ordered now; asked by the pages that show one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readShipDateRequest(new URL(request.url).searchParams);
  if (!asked) throw httpError(400, "This address has no list of pieces.");
  return json(await orUpstreamProblem(shipDateOf(asked, (id) => catalog().find(id))), { headers: BRIEF_DATA });
}
