import { Link } from "@remix-run/react";
import type { HTMLAttributes, ReactNode } from "react";
import type { ListSort } from "~/house/forms/list-query";
import { classNames } from "./class-names";
import { TICK_ALL, TICK_ROW } from "./use-row-ticks";

/** A way to sort a list: its address, and how the list is sorted by it now. */
interface ColumnSort {
  readonly to: string;
  readonly is: "ascending" | "descending" | "none";
}

/** @param to the address of the list sorted by this column */
export const columnSort = (sort: ListSort<string> | null, by: string, to: string): ColumnSort => ({
  to,
  is: sort?.by !== by ? "none" : sort.isDescending ? "descending" : "ascending",
});

export interface WorkColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  readonly sort?: ColumnSort;
  /** Where it stands on a phone, where a row is a card of two lines; elsewhere it is not shown there. */
  readonly onPhone?: "first line" | "second line";
}

/** The boxes with which rows are ticked, inside a form. */
export interface RowTicks<Row> {
  /** The field of a row's box, whose value is its key, and that of the box in the head, whose value is all the keys. */
  readonly name: string;
  readonly headName: string;
  readonly label: (row: Row) => string;
}

interface WorkListProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first names the row. */
  readonly columns: readonly [WorkColumn<Row>, ...WorkColumn<Row>[]];
  readonly ticks?: RowTicks<Row>;
  /** What a row takes besides, such as that it can be dragged. */
  readonly rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement>;
}

/** A list that people work through: close rows, numbers at the right, on a phone cards of two lines. */
export function WorkList<Row>({ caption, rows, keyOf, columns, ticks, rowProps }: WorkListProps<Row>) {
  const [name, ...others] = columns;
  return (
    <table className="work-list figures">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {ticks && (
            <td className="tick">
              <TickBox
                name={ticks.headName}
                value={rows.map(keyOf).join(" ")}
                label="Select all"
                mark={{ [TICK_ALL]: "" }}
              />
            </td>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.title} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...rowProps?.(row)}>
            {ticks && (
              <td className="tick">
                <TickBox name={ticks.name} value={keyOf(row)} label={ticks.label(row)} mark={{ [TICK_ROW]: "" }} />
              </td>
            )}
            <th scope="row">{name.cell(row)}</th>
            {others.map((column) => (
              <td key={column.title} className={lookOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TickBoxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly mark: Readonly<Record<string, string>>;
}

const TickBox = ({ name, value, label, mark }: TickBoxProps) => (
  <label>
    <input type="checkbox" name={name} value={value} aria-label={label} autoComplete="off" {...mark} />
  </label>
);

const lookOf = <Row,>({ isNumber, onPhone }: WorkColumn<Row>) =>
  classNames(isNumber && "number", onPhone === "second line" && "second", onPhone === undefined && "wide") || undefined;

const ARROWS = { ascending: " ↑", descending: " ↓", none: "" } as const;

function ColumnHead<Row>({ column }: { readonly column: WorkColumn<Row> }) {
  const { title, sort } = column;
  return (
    <th scope="col" aria-sort={sort && sort.is !== "none" ? sort.is : undefined} className={lookOf(column)}>
      {sort ? (
        <Link to={sort.to} className="link-padded">
          {title}
          <span aria-hidden="true">{ARROWS[sort.is]}</span>
        </Link>
      ) : (
        title
      )}
    </th>
  );
}

interface ListTab {
  readonly label: string;
  readonly to: string;
  readonly isHere: boolean;
  /** `null` if it could not be counted. */
  readonly count: number | null;
}

/** What all rows of a list come to, below it. */
export const ListSum = ({ children }: { readonly children: string }) => (
  <p className="figures text-right font-semibold">{children}</p>
);

/** The lists that one page offers, each with how much is in it. */
export function ListTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ListTab[] }) {
  return (
    <nav aria-label={label} className="list-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.isHere ? "page" : undefined}>
              {tab.label}
              {tab.count !== null && <span className="figures"> {tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
