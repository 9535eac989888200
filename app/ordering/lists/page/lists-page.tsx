import { Link } from "@remix-run/react";
import { DataTable } from "~/house/ui/kit/data-table";
import { dateText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { ORDER_LINK, OrderPages } from "~/ordering/orders/page/order-pages";
import { AccountInfoPage } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import type { SavedListSummary } from "../saved-list";
import { contentText, SAVE_PROBLEMS } from "./list-words";

const LISTS = accountPages.measurements;

const DONE: Readonly<Record<string, string>> = {
  saved: "Your cart was saved as one list for each of its lines.",
  deleted: "The list was deleted.",
};

const HEAD = ["List", "Style", "Holds", "Changed"] as const;

interface ListsPageProps {
  readonly lists: readonly SavedListSummary[];
  readonly olderThan: string | null;
  readonly hasNewer: boolean;
  readonly titles: Readonly<Record<string, string>>;
  readonly done: string | null;
  readonly problem: keyof typeof SAVE_PROBLEMS | null;
}

export function ListsPage({ lists, olderThan, hasNewer, titles, done, problem }: ListsPageProps) {
  const notice = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <AccountInfoPage content={LISTS}>
      {problem ? (
        <div role="alert">
          <Notice tone="error" title="Not everything was saved.">
            <p>{SAVE_PROBLEMS[problem]}</p>
          </Notice>
        </div>
      ) : (
        notice && (
          <div role="status">
            <Notice tone="success">
              <p>{notice}</p>
            </Notice>
          </div>
        )
      )}
      {lists.length > 0 ? (
        <ListTable lists={lists} titles={titles} />
      ) : (
        <p className="font-serif text-2xl">{hasNewer ? "There are no older lists." : "You have no saved lists yet."}</p>
      )}
      <OrderPages list={LISTS.to} olderThan={olderThan} hasNewer={hasNewer} what="lists" />
    </AccountInfoPage>
  );
}

function ListTable({ lists, titles }: Pick<ListsPageProps, "lists" | "titles">) {
  const names = new Map(lists.map(({ id, name }) => [id, name]));
  return (
    <DataTable
      caption={LISTS.title}
      head={HEAD}
      rows={lists.map((list) => [
        list.id,
        titles[list.id] ?? "No longer sold",
        contentText(list),
        dateText(list.changedAt),
      ])}
      showName={(id) => (
        <Link to={`${LISTS.to}/${id}`} className={ORDER_LINK}>
          {names.get(id)}
        </Link>
      )}
      cellClassName="wrap-anywhere"
    />
  );
}
