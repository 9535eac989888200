import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/kit/button";

/** A button that reloads the page: a plain form, so that it works without JavaScript too. */
export function ReloadButton({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <form method="get" action={pathname}>
      <Button type="submit">{children}</Button>
    </form>
  );
}
