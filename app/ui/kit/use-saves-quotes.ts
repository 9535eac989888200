import { useRouteLoaderData } from "@remix-run/react";

/** Whether somebody is signed in for whose account prices are held. */
export function useSavesQuotes(): boolean {
  return useRouteLoaderData<{ savesQuotes?: boolean }>("root")?.savesQuotes ?? false;
}
