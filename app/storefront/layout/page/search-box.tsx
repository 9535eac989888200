import { Form, Link } from "@remix-run/react";
import { SearchField } from "~/storefront/search/page/search-field";
import { chipPath, searchWords } from "../nav";

interface SearchBoxProps {
  readonly id: string;
  readonly chips: boolean;
}

/** The search field and its quick chips, which lead to the search page (specification, section 2). */
export function SearchBox({ id, chips }: SearchBoxProps) {
  return (
    <search>
      <Form action="/search">
        <SearchField id={id} label="Search products" placeholder={searchWords.placeholder} isInDialog />
      </Form>
      {chips && (
        <ul className="mt-4 flex flex-wrap gap-2" aria-label="Quick searches">
          {searchWords.chips.map((chip) => (
            <li key={chip}>
              <Link
                to={chipPath(chip)}
                className="button border-stone-500 px-4 font-normal hover:border-ink hover:bg-linen"
              >
                {chip}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
