import { Form } from "@remix-run/react";
import {
  AUDIT_FILTER,
  AUDIT_KINDS,
  AUDIT_PAGE_SIZE,
  AUDIT_WORDS,
  type AuditPage,
  type AuditQuery,
} from "~/house/audit/audit";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { PageHeader } from "~/house/ui/kit/page-header";
import { EventList } from "./event-list";
import { PageTurn } from "./page-turn";

interface EventsPageProps {
  readonly query: AuditQuery;
  readonly page: AuditPage;
}

/** What happened to accounts and who did it, 50 at a time, for admins. */
export function EventsPage({ query, page }: EventsPageProps) {
  return (
    <>
      <PageHeader isPlain title="Events">
        <p>What happened, and who did it. Events are stored for a year.</p>
      </PageHeader>
      <div className="wrap py-10 md:py-14">
        <Filter query={query} />
        <Listed query={query} page={page} />
      </div>
    </>
  );
}

function Filter({ query }: Pick<EventsPageProps, "query">) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-4">
      <label className="min-w-0 grow font-semibold sm:max-w-xs">
        Kind
        <select
          name={AUDIT_FILTER.kind}
          defaultValue={query.kinds[0] ?? ""}
          className={fieldLook(false, "font-normal")}
        >
          <option value="">All kinds</option>
          {AUDIT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {AUDIT_WORDS[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0 grow font-semibold sm:max-w-xs">
        Order
        <select name={AUDIT_FILTER.order} defaultValue={query.order} className={fieldLook(false, "font-normal")}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </label>
      <Button type="submit">Show</Button>
    </Form>
  );
}

function Listed({ query, page: { events, next } }: { readonly query: AuditQuery; readonly page: AuditPage }) {
  if (events.length === 0) return <p className="mt-8">No such events.</p>;
  const fields = { [AUDIT_FILTER.kind]: query.kinds[0] ?? "", [AUDIT_FILTER.order]: query.order };
  return (
    <>
      <EventList events={events} />
      <nav aria-label="Pages of events" className="mt-6 flex flex-wrap gap-3">
        {query.after !== null && <PageTurn fields={fields} label="First page" />}
        {next !== null && (
          <PageTurn fields={{ ...fields, [AUDIT_FILTER.after]: next }} label={`Next ${AUDIT_PAGE_SIZE} events`} />
        )}
      </nav>
    </>
  );
}
