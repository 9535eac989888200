import { useRouteLoaderData } from "@remix-run/react";

/** Whether a customer is signed in whose account can save lists. */
export function useSavesLists(): boolean {
  return useRouteLoaderData<{ savesLists?: boolean }>("root")?.savesLists ?? false;
}
