import type { ReactNode } from "react";

interface DataTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row is its name. */
  readonly rows: readonly (readonly string[])[];
  /** How a row's name is shown; by default, as plain text. */
  readonly showName?: (name: string) => ReactNode;
  /** The class of the cells after the name. */
  readonly cellClassName?: string;
}

/** A small table; on a phone each row becomes a block, so that nothing scrolls sideways. */
export function DataTable({ caption, head, rows, showName, cellClassName }: DataTableProps) {
  return (
    <table className="data-table figures w-full text-left">
      <caption className="pb-2 text-left text-stone-700">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells]) => (
          <tr key={name}>
            <th scope="row">{showName ? showName(name) : name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]} className={cellClassName}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
