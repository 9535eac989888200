import { FilterForm, FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import { PageButtons } from "~/house/ui/kit/list-pages";
import { type InboxQuery, MAX_MESSAGE_SEARCH, MESSAGE_VIEWS } from "~/storefront/marketing/contact-message";
import { INBOX_FILTER } from "../inbox-form";
import { VIEW_WORDS } from "./message-words";

export function InboxFilter({ query }: { readonly query: InboxQuery }) {
  return (
    <FilterForm>
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
    </FilterForm>
  );
}

interface InboxTurnsProps {
  readonly query: InboxQuery;
  readonly olderThan: string | null;
}

export function InboxTurns({ query: { show, search, before }, olderThan }: InboxTurnsProps) {
  if (before === null && olderThan === null) return null;
  return (
    <PageButtons
      label="Pages of messages"
      fields={{ [INBOX_FILTER.show]: show ?? undefined, [INBOX_FILTER.search]: search || undefined }}
      after={{ name: INBOX_FILTER.before, here: before, next: olderThan }}
      firstLabel="Newest messages"
      nextLabel="Older messages"
      className="wrap flex flex-wrap gap-3 pb-14"
    />
  );
}
