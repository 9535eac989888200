import { findOrderFile } from "~/orders/services/order-files.server";
import { type WorkFile, workFileOf } from "~/orders/work-file";
import { mayOpen } from "~/people/roles";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { requireStaff } from "./guards.server";

/**
 * The order whose documents for the workshop are requested, without its prices; only those who may open the order itself
 * find the customer's phone number in it.
 *
 * @param number as in the address
 * @throws Response a redirect to the sign-in page, 403 without the role, 404 if no order has the number
 */
export async function workshopOrder(request: Request, number: string | undefined): Promise<WorkFile> {
  const { role } = await requireStaff(request, "work-orders");
  const file = await orUpstreamProblem(findOrderFile(number ?? ""));
  if (!file) throw notFound("No order has this number");
  return workFileOf(file.order, mayOpen(role, "orders"));
}
