import { Link } from "@remix-run/react";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Pill } from "~/house/ui/kit/pill";
import type { Role } from "~/provider/accounts/roles";
import { type ResultList, searchLabel } from "../admin-search";

interface SearchPageProps {
  readonly role: Role;
  /** The search text; empty if there is none. */
  readonly asked: string;
  readonly found: readonly ResultList[];
}

/** The results of a search on the admin pages. */
export function AdminSearchPage({ role, asked: text, found }: SearchPageProps) {
  const lists = found.filter(({ results, isUnavailable }) => results.length > 0 || isUnavailable);
  return (
    <>
      <PageHeader title="Search" />
      <div className="wrap py-6 md:py-8">
        <div className="max-w-4xl space-y-8">
          {lists.length === 0 && <Nothing role={role} text={text} />}
          {lists.map((list) => (
            <Results key={list.title} list={list} />
          ))}
        </div>
      </div>
    </>
  );
}

const HINTS = {
  "Search orders, customers and styles":
    "Type the number of an order, an invoice, a quote, a PO or a shipment, a phone number, a ZIP code, a street, a name, an e-mail address, a job, a style or the code on a label.",
  "Search orders by number": "Type the number of an order, such as 1042, or the code on a label.",
  "Search styles": "Type the name of a style.",
} as const;

function Nothing({ role, text }: Pick<SearchPageProps, "role"> & { readonly text: string }) {
  const label = searchLabel(role);
  return (
    <div>
      {text && <p className="font-serif text-2xl wrap-anywhere">Nothing matches “{text}”.</p>}
      <p className="mt-2">{HINTS[label]}</p>
    </div>
  );
}

function Results({ list: { title, results, more, isUnavailable } }: { readonly list: ResultList }) {
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      {isUnavailable ? (
        <p className="mt-4">{title} could not be searched. Try again in a moment.</p>
      ) : (
        <ul className="mt-4 border-b border-stone-300">
          {results.map(({ title: name, to, detail, pill, why }) => (
            <li key={to} className="border-t border-stone-300 py-2 wrap-anywhere">
              <Link to={to} className="inline-block py-1 font-semibold link">
                {name}
              </Link>
              {detail && <span className="text-stone-700">, {detail}</span>}
              {pill && (
                <>
                  {" "}
                  <Pill tone={pill.tone}>{pill.text}</Pill>
                </>
              )}
              {why && <span className="block text-sm text-stone-700">Found by {why}</span>}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Link to={more} className="link-tall">
          All matching {title.toLowerCase()}
        </Link>
      )}
    </section>
  );
}
