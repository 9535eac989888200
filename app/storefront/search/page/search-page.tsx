import { Form, Link, type MetaFunction } from "@remix-run/react";
import { whereIs } from "~/house/ui/head/page-meta";
import { pageTitle } from "~/house/ui/head/page-title";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { PageBanner } from "~/house/ui/kit/page-banner";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { searchPage } from "../page";
import { searchPath } from "../search-query";
import type { SearchResults } from "../search-results";
import { Found } from "./found";
import { SearchField } from "./search-field";

const { unavailable, nothing, more, popular, popularHeading } = searchPage;

interface SearchPageProps {
  readonly asked: string;
  readonly results: SearchResults | null;
}

const isEmpty = ({ styles, guides, pages }: SearchResults) => styles.length + guides.length + pages.length === 0;

function Answer({ asked, results }: SearchPageProps) {
  if (results === null) return <Popular />;
  return isEmpty(results) ? (
    <NothingFound asked={asked} stylesUnavailable={results.stylesUnavailable} />
  ) : (
    <Found asked={asked} results={results} />
  );
}

export function SearchPage({ asked, results }: SearchPageProps) {
  return (
    <>
      <PageBanner title={searchPage.title}>
        <p>{searchPage.lead}</p>
        <Form action="/search" role="search" className="mt-6 flex gap-3">
          <SearchField id="search-page-text" label={searchPage.label} asked={asked} />
          <Button type="submit">{searchPage.button}</Button>
        </Form>
      </PageBanner>
      <div className="wrap py-10 md:py-14">
        <Answer asked={asked} results={results} />
      </div>
    </>
  );
}

interface NothingFoundProps {
  readonly asked: string;
  readonly stylesUnavailable: boolean;
}

function NothingFound({ asked, stylesUnavailable }: NothingFoundProps) {
  return (
    <div className="space-y-10">
      <section>
        <div role="status">
          <h2 className="text-2xl">Nothing found for “{asked}”</h2>
        </div>
        {stylesUnavailable && <p className="mt-3">{unavailable}</p>}
        <ul className="mt-4 list-disc space-y-2 pl-5">
          {nothing.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
        <div className="mt-6">
          <RecoveryLinks retry={false} links={[nothing.contact]} />
        </div>
      </section>
      <Popular />
    </div>
  );
}

function Popular() {
  return (
    <section aria-labelledby="popular-heading">
      <h2 id="popular-heading" className="text-2xl">
        {popularHeading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {popular.map(({ label, q }) => (
          <li key={q}>
            <Link
              to={searchPath(q)}
              className="button border-stone-500 px-4 font-normal hover:border-ink hover:bg-linen"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={nothing.all.to}>{nothing.all.label}</ButtonLink>
        <ButtonLink to={more.to} look="outline">
          {more.label}
        </ButtonLink>
      </div>
    </section>
  );
}

const titleOf = (asked: string) => (asked === "" ? searchPage.title : `“${asked}” - ${searchPage.title}`);

/** The tags of a search. Search engines must not list it, and every spelling of the same words has one address. */
export const searchMeta: MetaFunction = (about) => {
  const { asked = "" } = (about.data ?? {}) as { asked?: string };
  const { origin } = whereIs(about);
  return [
    { title: pageTitle(titleOf(asked)) },
    { name: "description", content: searchPage.description },
    { name: "robots", content: "noindex" },
    ...(origin ? [{ tagName: "link", rel: "canonical", href: origin + searchPath(asked) }] : []),
  ];
};
