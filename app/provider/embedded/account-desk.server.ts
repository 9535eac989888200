import { ADMIN_TAG, DECISION_TAGS } from "~/accounts/account";
import { ACCOUNTS_A_PAGE, DESK_TIERS, type DeskAccount, type DeskPage, type DeskQuery } from "~/accounts/account-desk";
import { mailReopened } from "~/accounts/decision-mailing.server";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction, placeholders } from "~/database/database.server";
import { foldedSearch } from "~/database/search-text.server";
import type { MailShop } from "~/mail/frame.server";
import { toPendingAccount } from "../contract/approvals.server";
import type { Reopening } from "../contract/own-accounts.server";
import { findAccount, storeChanged } from "./accounts.server";
import { type PendingRow, wirePending } from "./approvals.server";

interface DeskRow extends PendingRow {
  /** The sort key of the list, followed by the row's number in its table. */
  readonly place: number;
  readonly row: number;
  readonly added_at: number | null;
  readonly admin: string | null;
}

const COLUMNS = `customer.id, customer.first_name, customer.last_name, customer.email, customer.phone,
  customer.business_name, customer.created_at`;

const isTagged = (count: readonly unknown[]) =>
  `EXISTS (SELECT 1 FROM customer_tag WHERE customer_id = customer.id AND tag IN (${placeholders(count)}))`;

/** One line for each field. */
const SEARCHED = `customer.first_name || ' ' || customer.last_name || '\n' || customer.email || '\n'
  || customer.business_name`;

type Values = readonly (string | number)[];

/** The part of a list's statement from FROM on, and its order. */
interface List {
  readonly from: string;
  readonly values: Values;
  readonly place: string;
  readonly row: string;
  readonly added: string;
  readonly isAfter: "<" | ">";
}

function listOf(database: Database, { state, tier, search: typed }: DeskQuery): List {
  const hasText = database.hasText(SEARCHED);
  const search = foldedSearch(typed);
  const tiers = tier === null ? DESK_TIERS.map(({ id }) => id) : [tier];
  if (state === "pending") {
    const not = [...DECISION_TAGS, ADMIN_TAG];
    return {
      from: `FROM customer WHERE ${isTagged(tiers)} AND NOT ${isTagged(not)} AND ${hasText}`,
      values: [...tiers, ...not, search],
      place: "customer.created_at",
      row: "customer.rowid",
      added: "NULL AS added_at, NULL AS admin",
      isAfter: ">",
    };
  }
  return {
    from: `FROM customer_tag AS decision JOIN customer ON customer.id = decision.customer_id
      LEFT JOIN customer AS admin ON admin.id = decision.added_by
      WHERE decision.tag = ? AND ${isTagged(tiers)} AND NOT ${isTagged([ADMIN_TAG])} AND ${hasText}`,
    values: [state, ...tiers, ADMIN_TAG, search],
    place: "decision.rowid",
    row: "decision.rowid",
    added: "decision.added_at, admin.email AS admin",
    isAfter: "<",
  };
}

/** The two numbers of a place in a list; `null` if malformed. */
function readPlace(after: string | null): readonly [number, number] | null {
  const [, place, row] = /^(\d{1,15})\.(\d{1,15})$/.exec(after ?? "") ?? [];
  return place && row ? [Number(place), Number(row)] : null;
}

const accountOf = async (database: Database, row: DeskRow): Promise<DeskAccount> => ({
  ...toPendingAccount({ node: await wirePending(database, row) }),
  decided: row.added_at === null ? null : { at: new Date(row.added_at).toISOString(), by: row.admin ?? "" },
});

/** A page of the accounts that wait for a decision, oldest first, or that have one, latest first. */
export async function listAccounts(database: Database, query: DeskQuery): Promise<DeskPage> {
  const { from, values, place, row, added, isAfter } = listOf(database, query);
  const start = readPlace(query.after);
  const direction = isAfter === ">" ? "ASC" : "DESC";
  const rows = await database.all<DeskRow>(
    `SELECT ${COLUMNS}, ${place} AS place, ${row} AS row, ${added} ${from}
       ${start ? `AND (${place}, ${row}) ${isAfter} (?, ?)` : ""} ORDER BY ${place} ${direction}, ${row} ${direction} LIMIT ?`,
    ...values,
    ...(start ?? []),
    ACCOUNTS_A_PAGE + 1,
  );
  const { total } = await database.one<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values);
  const shown = rows.slice(0, ACCOUNTS_A_PAGE);
  const last = rows.length > ACCOUNTS_A_PAGE ? shown.at(-1) : undefined;
  return {
    accounts: await Promise.all(shown.map((one) => accountOf(database, one))),
    total,
    next: last ? `${last.place}.${last.row}` : null,
  };
}

/**
 * Reverses a decision, if the account has it: the account waits again, and its owner is informed.
 *
 * @param reopening with the shop's name and addresses for the mail to the owner
 * @param now in milliseconds since the epoch
 */
export async function reopenAccount(
  database: Database,
  { id, tag, adminId, shop }: Reopening & { readonly shop: MailShop },
  now: number,
): Promise<"done" | "not-so-decided" | "unknown"> {
  return inTransaction(database, async () => {
    const account = await findAccount(database, id);
    if (!account) return "unknown";
    const removed = await database.run("DELETE FROM customer_tag WHERE customer_id = ? AND tag = ?", id, tag);
    if (removed === 0) return "not-so-decided";
    await storeChanged(database, id);
    await recordEvent(database, { kind: "account.reopened", actorId: adminId, subjectId: id }, now);
    await mailReopened(database, account, tag, shop, now);
    return "done";
  });
}
