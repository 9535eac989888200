import { redirect } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { mayOpen } from "~/provider/accounts/roles";
import { requireStaff } from "~/provider/auth/guards.server";
import { type WorkFile, workFileOf } from "../work-file";
import { findOrderFile } from "./order-file.server";

function revisionIn(url: URL): number | null {
  const text = url.searchParams.get("revision") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function currentAddress({ pathname, searchParams }: URL, asked: number, current: number): string {
  const query = new URLSearchParams(searchParams);
  query.set("revision", String(current));
  query.set("instead", String(asked));
  return `${pathname}?${query}`;
}

/**
 * The order whose documents for the workshop are requested, without its prices; only those who may open the order
 * itself find the customer's phone number in it. A replaced revision is never shown: its address leads to the current
 * one, which says so.
 *
 * @throws Response a redirect to the sign-in page or the current revision, 403 without the role, 404 without the order
 */
export async function workshopOrder(request: Request, number: string | undefined): Promise<WorkFile> {
  const { role } = await requireStaff(request, "work-orders");
  const file = await orUpstreamProblem(findOrderFile(number ?? ""));
  if (!file) throw notFound("No order has this number");
  const work = workFileOf(file, mayOpen(role, "orders"));
  const url = new URL(request.url);
  const asked = revisionIn(url);
  if (asked !== null && asked !== work.contentRevision) {
    throw redirect(currentAddress(url, asked, work.contentRevision), { status: 303, headers: NOT_CACHED });
  }
  const instead = Number(url.searchParams.get("instead"));
  return instead > 0 && instead < work.contentRevision ? { ...work, instead } : work;
}
