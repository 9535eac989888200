import { Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { ButtonLink } from "~/house/ui/kit/button";
import { FilterForm, FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import { PageLinks } from "~/house/ui/kit/list-pages";
import { PageHeader } from "~/house/ui/kit/page-header";
import { STYLE_STATES } from "~/trade/catalog/door-style";
import { LIST_FILTER, type ListFilter, listSearch, MAX_LIST_SEARCH, type ShownCatalog } from "../catalog-list";
import { STYLE_STATE_WORDS } from "../style-differences";
import { VERSION_FIELD } from "../style-names";
import { CatalogRow } from "./catalog-row";
import { Notices, PostButton } from "./page-parts";

interface CatalogPageProps {
  readonly filter: ListFilter;
  readonly list: ShownCatalog;
  readonly done: string | null;
  readonly deleted: number | null;
  readonly problem: string | null;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const countWords = (count: number) => counted(count, "style");

export function CatalogPage({ filter, list, done, deleted, problem }: CatalogPageProps) {
  const { rows, count, page, pages, above, below } = list;
  const address = (to: number) => `/admin/catalog?${listSearch({ ...filter, page: to })}`;
  return (
    <>
      <PageHeader title="Catalog">
        <p className="flex flex-wrap items-center gap-x-6">
          <ButtonLink to="/admin/catalog/new" look="accent">
            Add a style
          </ButtonLink>
          <a href="/admin/catalog.csv" className="link-tall" download>
            Download CSV
          </a>
          <Link to="/admin/catalog/import" className="link-tall">
            Import CSV
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-6 py-6">
        <Filter filter={filter} list={list} />
        <Notices done={done} problem={problem} />
        {deleted !== null && (
          <PostButton intent="undo" fields={{ [VERSION_FIELD]: String(deleted) }}>
            Undo
          </PostButton>
        )}
        <p className="figures">
          {count === 0 ? "No styles match. Remove a word or a filter." : countWords(count)}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        {rows.length > 0 && (
          <ol aria-label="Styles">
            {rows.map((row, index) => (
              <CatalogRow
                key={row.handle}
                row={row}
                above={rows[index - 1]?.handle ?? above}
                below={rows[index + 1]?.handle ?? below}
              />
            ))}
          </ol>
        )}
        <PageLinks
          label="Pages"
          links={[
            page > 1 && { label: "Previous page", to: address(page - 1), rel: "prev" },
            page < pages && { label: "Next page", to: address(page + 1), rel: "next" },
          ]}
        />
      </div>
    </>
  );
}

function Filter({ filter, list }: Pick<CatalogPageProps, "filter" | "list">) {
  const { search, state, construction, material } = filter;
  const isChosen = listSearch({ ...filter, page: 1 }) !== "";
  return (
    // The key resets the fields whenever the filter changes, including by the browser's Back.
    <FilterForm
      key={[search, state, construction, material].join("\n")}
      action="/admin/catalog"
      role="search"
      className="grid grid-cols-2 items-end gap-x-4 gap-y-2 md:flex md:flex-wrap"
      submit="Filter"
      all={isChosen ? "/admin/catalog" : null}
    >
      <FilterSearch
        text="Search styles"
        name={LIST_FILTER.search}
        defaultValue={search}
        maxLength={MAX_LIST_SEARCH}
        spellCheck={false}
      />
      <FilterSelect
        text="State"
        name={LIST_FILTER.state}
        value={state ?? ""}
        all="All"
        options={STYLE_STATES.map((one) => ({ value: one, label: STYLE_STATE_WORDS[one] }))}
      />
      <FilterSelect
        text="Construction"
        name={LIST_FILTER.construction}
        value={construction}
        all="All"
        options={options(list.constructions)}
        className="sm:max-w-xs"
      />
      <FilterSelect
        text="Material"
        name={LIST_FILTER.material}
        value={material}
        all="All"
        options={options(list.materials)}
        className="sm:max-w-xs"
      />
    </FilterForm>
  );
}
