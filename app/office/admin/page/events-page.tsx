import {
  AUDIT_FILTER,
  AUDIT_KINDS,
  AUDIT_PAGE_SIZE,
  AUDIT_WORDS,
  type AuditPage,
  type AuditQuery,
  MAX_AUDIT_TEXT,
} from "~/house/audit/audit";
import { FILTER_LOOK, FilterForm, FilterSelect, Labeled } from "~/house/ui/kit/filter-fields";
import { PageButtons } from "~/house/ui/kit/list-pages";
import { PageHeader } from "~/house/ui/kit/page-header";
import { EventList } from "./event-list";

interface EventsPageProps {
  readonly query: AuditQuery;
  readonly page: AuditPage;
}

/** What happened to accounts and who did it, 50 at a time, for admins. */
export function EventsPage({ query, page }: EventsPageProps) {
  return (
    <>
      <PageHeader title="Events">
        <p>What happened, and who did it. Events are stored for a year.</p>
      </PageHeader>
      <div className="wrap py-10 md:py-14">
        <Filter query={query} />
        <Listed query={query} page={page} />
      </div>
    </>
  );
}

const ORDERS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
];

function Filter({ query }: Pick<EventsPageProps, "query">) {
  return (
    <FilterForm>
      <FilterSelect
        text="Kind"
        name={AUDIT_FILTER.kind}
        value={query.kinds[0] ?? ""}
        all="All kinds"
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_WORDS[kind] }))}
        className="sm:max-w-xs"
      />
      <Labeled text="Person" className="sm:max-w-xs">
        <input
          type="search"
          name={AUDIT_FILTER.person}
          defaultValue={query.person}
          maxLength={MAX_AUDIT_TEXT}
          className={FILTER_LOOK}
        />
      </Labeled>
      <Labeled text="About order" className="sm:max-w-xs">
        <input
          type="search"
          name={AUDIT_FILTER.about}
          defaultValue={query.about}
          maxLength={MAX_AUDIT_TEXT}
          className={FILTER_LOOK}
        />
      </Labeled>
      <FilterSelect
        text="Order"
        name={AUDIT_FILTER.order}
        value={query.order}
        options={ORDERS}
        className="sm:max-w-xs"
      />
    </FilterForm>
  );
}

function Listed({ query, page: { events, next } }: { readonly query: AuditQuery; readonly page: AuditPage }) {
  if (events.length === 0) return <p className="mt-8">No such events.</p>;
  return (
    <>
      <EventList events={events} />
      <PageButtons
        label="Pages of events"
        fields={{
          [AUDIT_FILTER.kind]: query.kinds[0],
          [AUDIT_FILTER.order]: query.order,
          ...(query.person && { [AUDIT_FILTER.person]: query.person }),
          ...(query.about && { [AUDIT_FILTER.about]: query.about }),
        }}
        after={{ name: AUDIT_FILTER.after, here: query.after, next }}
        nextLabel={`Next ${AUDIT_PAGE_SIZE} events`}
      />
    </>
  );
}
