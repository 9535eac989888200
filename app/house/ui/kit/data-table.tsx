import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface DataTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row is its name. */
  readonly rows: readonly (readonly string[])[];
  readonly showName?: (name: string) => ReactNode;
  readonly cellClassName?: string;
  readonly areNumbers?: boolean;
}

/** A small table; on a phone each row becomes a block, so that nothing scrolls sideways. */
export function DataTable({ caption, head, rows, showName, cellClassName, areNumbers = false }: DataTableProps) {
  const aligned = areNumbers ? "sm:text-right" : undefined;
  return (
    <table className="data-table figures w-full text-left">
      <caption className="pb-2 text-left text-stone-700">{caption}</caption>
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={title} scope="col" className={column > 0 ? aligned : undefined}>
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
              <td
                key={head[index + 1]}
                data-label={head[index + 1]}
                className={classNames(cellClassName, aligned) || undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
