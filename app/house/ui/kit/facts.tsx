interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly text: string | number }[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid border-y border-stone-300 sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-stone-300">
      {facts.map(({ term, text }) => (
        <div
          key={term}
          className="min-w-0 border-b border-stone-300 py-5 last:border-b-0 sm:border-b-0 sm:px-6 sm:first:pl-0"
        >
          <dt className="text-stone-700">{term}</dt>
          <dd className="figures font-serif text-2xl break-words md:text-3xl">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
