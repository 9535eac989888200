import { useRouteLoaderData } from "@remix-run/react";

/** Whether the shop takes orders; false on an error page that has no root data. */
export function useTakesOrders(): boolean {
  return useRouteLoaderData<{ takesOrders?: boolean }>("root")?.takesOrders ?? false;
}
