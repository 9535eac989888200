import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { Button, ButtonLink } from "./button";

/** Before JavaScript runs it is a link: a form would leave a bare question mark at the end of the address. */
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

interface RecoveryLinksProps {
  readonly retry: boolean;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

export function RecoveryLinks({ retry, links }: RecoveryLinksProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {retry && <ReloadButton>Try Again</ReloadButton>}
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} look={retry || index > 0 ? "outline" : "primary"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
