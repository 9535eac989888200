import { useRouteLoaderData } from "@remix-run/react";

export function useIsSignedIn(): boolean {
  return Boolean(useRouteLoaderData<{ user: unknown }>("root")?.user);
}
