import { Link } from "@remix-run/react";
import { ButtonLink } from "~/house/ui/kit/button";
import { searchPage } from "../page";
import { searchPath } from "../search-query";

const { nothing, more, popular, popularHeading } = searchPage;

/** Popular searches, and links to use instead of a search. */
export function Popular() {
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
