import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface IconProps {
  readonly className?: string;
}

/** A decorative line drawing next to or inside an element that already has a name. */
export function Icon({ className = "h-5 w-5", children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames("icon", className)}>
      {children}
    </svg>
  );
}
