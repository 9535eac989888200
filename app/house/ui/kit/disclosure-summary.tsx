interface DisclosureSummaryProps {
  readonly title: string;
  readonly hint: string;
}

/** The summary of a part of the page that starts closed; the `details` around it has the class `group`. */
export function DisclosureSummary({ title, hint }: DisclosureSummaryProps) {
  return (
    <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3">
      <span>
        <span className="block font-serif text-xl">{title}</span>
        <span className="block text-sm text-stone-600">{hint}</span>
      </span>
      <span aria-hidden="true" className="font-serif text-2xl leading-none font-normal group-open:rotate-45">
        +
      </span>
    </summary>
  );
}
