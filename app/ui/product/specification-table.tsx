/** What is told of a style: a name and a text each. */
export type FactRows = readonly (readonly [name: string, text: string])[];

interface SpecificationTableProps {
  readonly rows: FactRows;
  /** The finish that is chosen, in place of the one in the rows. */
  readonly finish: string | undefined;
}

/** How the door is built, and the sizes it can be made in. */
export function SpecificationTable({ rows, finish }: SpecificationTableProps) {
  return (
    <dl className="build-facts figures mt-8 border-b border-stone-300 text-sm">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{(term === "Finish" && finish) || text}</dd>
        </div>
      ))}
    </dl>
  );
}
