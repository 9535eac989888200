import { type ReactNode, useId } from "react";

interface BandProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A titled band across a guide. */
export function Band({ title, text, children }: BandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-b border-stone-300 last:border-b-0">
      <div className="wrap py-10 md:py-14">
        <h2 id={id} className="text-2xl md:text-4xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[40em] text-stone-700">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  );
}
