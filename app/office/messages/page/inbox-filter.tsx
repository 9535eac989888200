import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import { PageTurn } from "~/office/admin/page/page-turn";
import { type InboxQuery, MAX_MESSAGE_SEARCH, MESSAGE_VIEWS } from "~/storefront/marketing/contact-message";
import { INBOX_FILTER } from "../inbox-form";
import { VIEW_WORDS } from "./message-words";

/** Which messages the page lists. */
export function InboxFilter({ query }: { readonly query: InboxQuery }) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-4">
      <FilterSelect
        text="Show"
        name={INBOX_FILTER.show}
        value={query.show ?? ""}
        all="All messages"
        options={MESSAGE_VIEWS.map((view) => ({ value: view, label: VIEW_WORDS[view] }))}
        className="sm:max-w-xs"
      />
      <FilterSearch
        text="Name, e-mail or text"
        name={INBOX_FILTER.search}
        defaultValue={query.search}
        maxLength={MAX_MESSAGE_SEARCH}
      />
      <Button type="submit">Show</Button>
    </Form>
  );
}

interface InboxTurnsProps {
  readonly query: InboxQuery;
  /** Where the next page begins; `null` on the last page. */
  readonly olderThan: string | null;
}

/** Links to the other pages of the list, with its filter. */
export function InboxTurns({ query: { show, search, before }, olderThan }: InboxTurnsProps) {
  if (before === null && olderThan === null) return null;
  const fields = { [INBOX_FILTER.show]: show ?? "", [INBOX_FILTER.search]: search };
  return (
    <nav aria-label="Pages of messages" className="wrap flex flex-wrap gap-3 pb-14">
      {before !== null && <PageTurn fields={fields} label="Newest messages" />}
      {olderThan !== null && (
        <PageTurn fields={{ ...fields, [INBOX_FILTER.before]: olderThan }} label="Older messages" />
      )}
    </nav>
  );
}
