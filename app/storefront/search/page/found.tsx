import { Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { ButtonLink } from "~/house/ui/kit/button";
import { Photograph } from "~/house/ui/photographs/photograph-picture";
import { searchPage } from "../page";
import type { SearchResults, TextHit } from "../search-results";
import { MarkedText, StyleResult } from "./style-result";

function TextResult({ hit: { title, within, to, photo, why } }: { readonly hit: TextHit }) {
  return (
    <Link to={to} className="group flex gap-4">
      {photo && <Photograph photo={photo} decorative sizes="80px" className="h-auto w-20 bg-linen" />}
      <div className="min-w-0 flex-1">
        {within && <p className="text-sm text-stone-700">{within}</p>}
        <h3 className="text-xl underline-offset-4 group-hover:underline">{title}</h3>
        <p className="mt-1 text-sm text-stone-700">
          <MarkedText text={why} />
        </p>
      </div>
    </Link>
  );
}

/** How many pictures of the first list are in the first view of a phone. */
const FIRST_VIEW = 3;

interface FoundProps {
  readonly asked: string;
  readonly results: SearchResults;
}

function summaryOf({ stylesFound, guides, pages }: SearchResults): string {
  const kinds = [
    ["style", stylesFound],
    ["guide", guides.length],
    ["page", pages.length],
  ] as const;
  return kinds.flatMap(([one, count]) => (count === 0 ? [] : counted(count, one))).join(", ");
}

function TextResults({ title, hits }: { readonly title: string; readonly hits: readonly TextHit[] }) {
  const id = `${title.toLowerCase()}-heading`;
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {hits.map((hit) => (
          <li key={hit.to}>
            <TextResult hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Found({ asked, results }: FoundProps) {
  const { styles, stylesFound, guides, pages, corrections, notes, partly, stylesUnavailable } = results;
  return (
    <div className="space-y-10">
      <div className="space-y-2">
        <p role="status" className="text-lg">
          {summaryOf(results)} for “{asked}”
        </p>
        {corrections.map(({ typed, read }) => (
          <p key={typed}>
            No match for “{typed}”. Showing results for <strong>{read}</strong>.
          </p>
        ))}
        {partly && <p>{searchPage.partly[partly]}</p>}
        {stylesUnavailable && <p>{searchPage.unavailable}</p>}
        {notes.map((note) => (
          <p key={note} className="max-w-[40em] border-l-2 border-oak pl-3">
            {note}
          </p>
        ))}
      </div>
      {styles.length > 0 && (
        <section aria-labelledby="styles-heading">
          <h2 id="styles-heading" className="text-2xl md:text-3xl">
            Styles
          </h2>
          <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {styles.map((hit, index) => (
              <li key={hit.product.id}>
                <StyleResult hit={hit} loading={index < FIRST_VIEW ? "eager" : "lazy"} />
              </li>
            ))}
          </ul>
          {stylesFound > styles.length && (
            <div className="mt-8">
              <ButtonLink to={searchPage.nothing.all.to} look="outline">
                {searchPage.nothing.all.label}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
      <TextResults title="Guides" hits={guides} />
      <TextResults title="Pages" hits={pages} />
    </div>
  );
}
