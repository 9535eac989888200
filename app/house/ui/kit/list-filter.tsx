import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { FilterSearch } from "./filter-fields";
import { Hidden, type HiddenProps } from "./hidden";

interface ListFilterProps {
  /** The address of the list. */
  readonly action: string;
  readonly label?: string;
  /** Everything that is chosen: the fields are reset when it changes, including by the browser's Back. */
  readonly chosen: readonly (string | null)[];
  readonly search: {
    readonly text: string;
    readonly name: string;
    readonly value: string;
    /** Its greatest length, in characters. */
    readonly most: number;
  };
  /** What the form passes on, such as the list's tab. */
  readonly passed?: HiddenProps["fields"];
  /** How many of the fields in the panel are chosen. */
  readonly count: number;
  /** The address of the list without a filter, if anything is chosen; otherwise `null`. */
  readonly all: string | null;
  /** What the list shows, in the plural: `orders`. */
  readonly what: string;
  /** The fields of the panel; a list without them has no panel. */
  readonly children?: ReactNode;
}

const PANEL_ID = "list-filters";

/** The search above a list, and a panel of filters, which opens without JavaScript too. Its fields become the query. */
export function ListFilter({
  action,
  label,
  chosen,
  search,
  passed = {},
  count,
  all,
  what,
  children,
}: ListFilterProps) {
  return (
    <Form
      key={chosen.join("\n")}
      method="get"
      action={action}
      role="search"
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
    >
      <Hidden fields={passed} />
      <FilterSearch
        text={search.text}
        name={search.name}
        defaultValue={search.value}
        maxLength={search.most}
        spellCheck={false}
      />
      <Button type="submit" look="outline">
        Show
      </Button>
      {children && (
        <Button type="button" look="outline" popovertarget={PANEL_ID}>
          Filters{count > 0 && <span className="figures"> ({count})</span>}
        </Button>
      )}
      {all !== null && (
        <Link to={all} className="link-tall">
          Show all
        </Link>
      )}
      {children && (
        <div id={PANEL_ID} popover="auto" className="filter-panel">
          <div className="grid gap-4 sm:grid-cols-2">{children}</div>
          <Button type="submit" className="mt-5">
            {`Show these ${what}`}
          </Button>
        </div>
      )}
    </Form>
  );
}
