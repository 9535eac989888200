import { useRouteLoaderData } from "@remix-run/react";

/** Whether the shop takes orders; not where the page of a failure does not know. */
export function useTakesOrders(): boolean {
  return useRouteLoaderData<{ takesOrders?: boolean }>("root")?.takesOrders ?? false;
}
