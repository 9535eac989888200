import { useRouteLoaderData } from "@remix-run/react";

/** Whether the page shows that somebody is signed in. */
export function useIsSignedIn(): boolean {
  return Boolean(useRouteLoaderData<{ user: unknown }>("root")?.user);
}
