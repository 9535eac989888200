import type { ReactNode } from "react";

interface OrderSectionProps {
  /** The section's own id, for links to it. */
  readonly id?: string;
  /** The id of its heading. */
  readonly heading: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of an order's page, under its heading. */
export function OrderPageSection({ id, heading, title, className, children }: OrderSectionProps) {
  return (
    <section id={id} aria-labelledby={heading} className={className}>
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
