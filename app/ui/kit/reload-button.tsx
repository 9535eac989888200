import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useHydrated } from "~/browser/use-hydrated";
import { Button, ButtonLink } from "./button";

/**
 * A button that reloads the page. Before JavaScript it is a link to the page's own address, query included: a form's
 * answer would have an address that ends in a bare question mark.
 */
export function ReloadButton({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const hydrated = useHydrated();
  if (hydrated) return <Button onClick={() => window.location.reload()}>{children}</Button>;
  return (
    <ButtonLink to={{ search }} reloadDocument role="button">
      {children}
    </ButtonLink>
  );
}
