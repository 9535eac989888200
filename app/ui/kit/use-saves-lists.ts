import { useRouteLoaderData } from "@remix-run/react";

/** Whether somebody is signed in whose account keeps lists. */
export function useSavesLists(): boolean {
  return useRouteLoaderData<{ savesLists?: boolean }>("root")?.savesLists ?? false;
}
