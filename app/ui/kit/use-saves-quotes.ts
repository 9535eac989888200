import { useRouteLoaderData } from "@remix-run/react";

/** Whether a customer is signed in whose account can save quotes. */
export function useSavesQuotes(): boolean {
  return useRouteLoaderData<{ savesQuotes?: boolean }>("root")?.savesQuotes ?? false;
}
