import type { ReactNode } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { PrintIcon } from "~/house/ui/kit/icons";

/** Prints the page; nothing before JavaScript runs. */
export function PrintButton({
  look = "accent",
  children,
}: {
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}) {
  if (!useHydrated()) return null;
  return (
    <Button look={look} onClick={() => window.print()}>
      <PrintIcon />
      {children}
    </Button>
  );
}
