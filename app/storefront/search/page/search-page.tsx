import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { PageHeader } from "~/house/ui/kit/page-header";
import { searchPage } from "../page";
import type { SearchResults } from "../search-results";
import { Found } from "./found";
import { NothingFound } from "./nothing-found";
import { Popular } from "./popular";
import { SearchField } from "./search-field";

interface SearchPageProps {
  /** The searched text; empty without a search. */
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

/** The search page: its field, and the results. */
export function SearchPage({ asked, results }: SearchPageProps) {
  return (
    <>
      <PageHeader title={searchPage.title}>
        <p>{searchPage.lead}</p>
        <Form action="/search" role="search" className="mt-6 flex gap-3">
          <SearchField asked={asked} />
          <Button type="submit">{searchPage.button}</Button>
        </Form>
      </PageHeader>
      <div className="wrap py-10 md:py-14">
        <Answer asked={asked} results={results} />
      </div>
    </>
  );
}
