import { Link, useSubmit } from "@remix-run/react";
import { type DragEvent, useState } from "react";
import { counted } from "~/base/text/counts";
import { pagesOfNumber } from "~/house/forms/list-query";
import { ButtonLink } from "~/house/ui/kit/button";
import { EmptyList, NOTHING_WAITS } from "~/house/ui/kit/empty-list";
import { FilterSelect } from "~/house/ui/kit/filter-fields";
import { ListFilter } from "~/house/ui/kit/list-filter";
import { ListTurns } from "~/house/ui/kit/list-pages";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ListSum, ListTabs, WorkList } from "~/house/ui/kit/work-list";
import type { StyleState } from "~/trade/catalog/door-style";
import {
  type CatalogListRow,
  type ListFilter as Filter,
  LIST_FIELDS,
  LIST_FILTER,
  listSearch,
  MAX_LIST_SEARCH,
  type ShownCatalog,
} from "../catalog-list";
import { STYLE_STATE_WORDS } from "../style-differences";
import { VERSION_FIELD } from "../style-names";
import { catalogColumns } from "./catalog-columns";
import { Notices, PostButton } from "./page-parts";

interface CatalogPageProps {
  readonly filter: Filter;
  readonly list: ShownCatalog;
  readonly done: string | null;
  readonly deleted: number | null;
  readonly problem: string | null;
}

const TABS: readonly (StyleState | null)[] = [null, "shown", "draft", "hidden"];

const EVERY_STYLE: Filter = { search: "", state: null, construction: "", material: "", page: 1 };

const pathOf = (filter: Filter): string => {
  const search = listSearch(filter);
  return search === "" ? "/admin/catalog" : `/admin/catalog?${search}`;
};

export function CatalogPage({ filter, list, done, deleted, problem }: CatalogPageProps) {
  const { state, search, construction, material } = filter;
  const { rows, count, page, pages, counts } = list;
  const isChosen = [search, construction, material].some((text) => text !== "");
  return (
    <>
      <PageHeader title="Catalog" />
      <div className="wrap space-y-4 py-4">
        <Notices done={done} problem={problem} />
        {deleted !== null && (
          <PostButton intent="undo" fields={{ [VERSION_FIELD]: String(deleted) }}>
            Undo
          </PostButton>
        )}
        <ListTabs
          label="Styles by state"
          tabs={TABS.map((tab) => ({
            label: tab === null ? "All" : STYLE_STATE_WORDS[tab],
            to: pathOf({ ...EVERY_STYLE, state: tab }),
            isHere: tab === state,
            count: tab === null ? counts.shown + counts.draft + counts.hidden : counts[tab],
          }))}
        />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <StylesFilter filter={filter} list={list} all={isChosen ? pathOf({ ...EVERY_STYLE, state }) : null} />
          <p className="flex flex-wrap items-center gap-x-6">
            <a href="/admin/catalog.csv" className="link-tall" download>
              Download CSV
            </a>
            <Link to="/admin/catalog/import" className="link-tall">
              Import CSV
            </Link>
            <NewStyle />
          </p>
        </div>
        {rows.length > 0 && <Styles list={list} />}
        {rows.length > 0 && (
          <ListSum>{`${counted(count, "style")}${pages > 1 ? `, page ${page} of ${pages}` : ""}`}</ListSum>
        )}
        {rows.length === 0 &&
          (isChosen ? (
            <EmptyList title="No styles match.">Remove a word or a filter.</EmptyList>
          ) : state === null ? (
            <EmptyList title="No styles yet." action={<NewStyle />} />
          ) : (
            <EmptyList title={NOTHING_WAITS} />
          ))}
        <ListTurns pages={pagesOfNumber(page, page < pages, (to) => pathOf({ ...filter, page: to }))} />
      </div>
    </>
  );
}

const NewStyle = () => (
  <ButtonLink to="/admin/catalog/new" look="outline">
    Add a style
  </ButtonLink>
);

interface StylesFilterProps extends Pick<CatalogPageProps, "filter" | "list"> {
  readonly all: string | null;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function StylesFilter({ filter, list, all }: StylesFilterProps) {
  const { search, state, construction, material } = filter;
  return (
    <ListFilter
      action="/admin/catalog"
      chosen={[search, state, construction, material]}
      search={{ text: "Search styles", name: LIST_FILTER.search, value: search, most: MAX_LIST_SEARCH }}
      passed={{ [LIST_FILTER.state]: state ?? undefined }}
      count={[construction, material].filter(Boolean).length}
      all={all}
      what="styles"
    >
      <FilterSelect
        text="Construction"
        name={LIST_FILTER.construction}
        value={construction}
        all="All"
        options={options(list.constructions)}
      />
      <FilterSelect
        text="Material"
        name={LIST_FILTER.material}
        value={material}
        all="All"
        options={options(list.materials)}
      />
    </ListFilter>
  );
}

/** The kind of what is dragged, so that nothing else can be dropped here. */
const DRAGGED = "application/x-style";

/** The styles of a page. Each can be dragged to the place of another one. */
function Styles({ list: { rows, above, below } }: Pick<CatalogPageProps, "list">) {
  const submit = useSubmit();
  const [over, setOver] = useState<string | null>(null);

  function drop(event: DragEvent, handle: string) {
    setOver(null);
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (!dragged || dragged === handle) return;
    event.preventDefault();
    submit(
      { [LIST_FIELDS.intent]: "move", [LIST_FIELDS.style]: dragged, [LIST_FIELDS.to]: handle },
      { method: "post", preventScrollReset: true },
    );
  }

  const rowProps = ({ handle }: CatalogListRow) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, handle),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(handle);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => drop(event, handle),
    className: over === handle ? "bg-linen outline-2 outline-oak" : undefined,
  });
  return (
    <WorkList
      caption="Styles, as in the shop"
      rows={rows}
      keyOf={({ handle }) => handle}
      columns={catalogColumns(rows, { above, below })}
      rowProps={rowProps}
    />
  );
}
