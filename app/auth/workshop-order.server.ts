import type { Order } from "~/orders/order";
import { findOrderFile } from "~/orders/services/order-files.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { requireStaff } from "./guards.server";

/**
 * The order whose documents an admin requests.
 *
 * @param number as in the address
 * @throws Response a redirect to the sign-in page, 403 without the role, 404 if no order has the number
 */
export async function workshopOrder(request: Request, number: string | undefined): Promise<Order> {
  await requireStaff(request, "work-orders");
  const file = await orUpstreamProblem(findOrderFile(number ?? ""));
  if (!file) throw notFound("No order has this number");
  return file.order;
}
