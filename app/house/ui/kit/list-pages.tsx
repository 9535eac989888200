import { Form, Link } from "@remix-run/react";
import type { PagesAround } from "~/house/forms/list-query";
import { Button } from "./button";
import { classNames } from "./class-names";
import { Hidden } from "./hidden";

interface PageLinksProps {
  readonly label: string;
  /** In their order; a `false` one is left out. */
  readonly links: readonly (false | { readonly label: string; readonly to: string; readonly rel?: "prev" | "next" })[];
  readonly className?: string;
}

/** Links to the other pages of a list; nothing if there are none. */
export function PageLinks({ label: name, links, className }: PageLinksProps) {
  const shown = links.filter((link) => link !== false);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={name} className={classNames("flex flex-wrap gap-x-6", className)}>
      {shown.map(({ label, ...link }) => (
        <Link key={label} {...link} className="link-tall">
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The way to the other pages of a list of the office. */
export function ListTurns({ pages: { first, previous, next } }: { readonly pages: PagesAround }) {
  return (
    <PageLinks
      label="Pages"
      links={[
        first !== null && { label: "First page", to: first },
        previous !== null && { label: "Previous page", to: previous, rel: "prev" },
        next !== null && { label: "Next page", to: next, rel: "next" },
      ]}
    />
  );
}

interface PageButtonsProps {
  readonly label: string;
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** The parameter for where a page begins, and where this page and the next one begin; `null` for none. */
  readonly after: { readonly name: string; readonly here: string | null; readonly next: string | null };
  readonly firstLabel?: string;
  readonly nextLabel?: string;
  readonly className?: string;
}

/** Buttons for the first and the next page of a filtered list, at the address of the list. */
export function PageButtons(props: PageButtonsProps) {
  const { label, fields, after, firstLabel = "First page", nextLabel = "Next page", className } = props;
  return (
    <nav aria-label={label} className={className ?? "mt-6 flex flex-wrap gap-3"}>
      {after.here !== null && <PageButton fields={fields} label={firstLabel} />}
      {after.next !== null && <PageButton fields={{ ...fields, [after.name]: after.next }} label={nextLabel} />}
    </nav>
  );
}

function PageButton({ fields, label }: Pick<PageButtonsProps, "fields" | "label">) {
  return (
    <Form method="get">
      <Hidden fields={fields} />
      <Button type="submit" look="outline">
        {label}
      </Button>
    </Form>
  );
}
