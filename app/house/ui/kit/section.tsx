import type { ReactNode } from "react";

interface SectionProps {
  readonly id?: string;
  /** The beginning of its heading's id, unique on the page. */
  readonly name: string;
  readonly title: string;
  readonly className?: string;
  readonly headingClassName?: string;
  readonly children: ReactNode;
}

export function Section({ id, name, title, className, headingClassName = "text-2xl", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${name}-heading`} className={className}>
      <h2 id={`${name}-heading`} className={headingClassName}>
        {title}
      </h2>
      {children}
    </section>
  );
}
