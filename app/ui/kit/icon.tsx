import type { ReactNode } from "react";

interface IconProps {
  readonly className?: string;
}

/** A decorative line drawing beside or inside something that already has a name. */
export function Icon({ className = "h-5 w-5", children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
