import { Form, Link } from "@remix-run/react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { SEARCH_TEXT } from "~/storefront/search/search-field";
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
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <input
          id={id}
          name={SEARCH_TEXT}
          type="text"
          // With type="search", the first Escape would empty the field instead of closing the dialog.
          inputMode="search"
          placeholder={searchWords.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={fieldLook(false, "mt-0")}
        />
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
