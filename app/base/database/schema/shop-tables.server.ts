import type { Generated, GeneratedAlways } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface QuoteTable {
  id: Generated<number>;
  prefix: string;
  number: GeneratedAlways<string>;
  key: string;
  content_hash: string;
  customer_id: string;
  made_at: EpochMs;
  valid_until: number;
  job_name: string;
  lines: string;
  amounts: string;
  piece_count: number;
  total_cents: number;
  discount: number;
  least_square_inches: number;
  option_prices: string | null;
}

interface CallerQuoteTable {
  quote_id: number;
  link: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  note: string;
  made_by: string;
  mailed_at: EpochMs | null;
  withdrawn_at: EpochMs | null;
}

interface SavedListTable {
  position: Generated<number>;
  id: string;
  customer_id: string;
  name: string;
  product_id: string;
  pieces: string;
  openings: string | null;
  piece_count: number;
  opening_count: number;
  created_at: EpochMs;
  changed_at: EpochMs;
  revision: number;
  finish: string | null;
}

interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  topic: "measuring" | "style" | "quote" | "order" | "damage" | "account";
  message: string;
  received_at: EpochMs;
  read_at: EpochMs | null;
  answered_at: EpochMs | null;
  answered_by: string | null;
  answer: string | null;
  search_text: string;
  deleted_at: EpochMs | null;
  filled_hidden_field: Generated<0 | 1>;
}

interface OutboxTable {
  id: Generated<number>;
  message_id: string;
  kind: string;
  about: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: EpochMs;
  not_before: number;
  not_after: number | null;
  tries: Generated<number>;
  next_try_at: EpochMs;
  planned_at: EpochMs;
  claimed_at: EpochMs | null;
  handed_over_at: EpochMs | null;
  interruptions: Generated<number>;
  sent_at: EpochMs | null;
  failed_at: EpochMs | null;
  last_error: string | null;
  mailbox: Generated<string>;
}

interface AuditEventTable {
  id: Generated<number>;
  at: number;
  kind: string;
  actor_id: string | null;
  subject_id: string | null;
  /** The number of the order that it is about; `null` if it is about none, or from a release before 0.4. */
  order_number: string | null;
  /** What changed, from and to, in words; `null` if nobody said. */
  what: string | null;
}

interface ShopSettingsTable {
  revision: Generated<number>;
  saved_at: EpochMs;
  saved_by: string | null;
  settings: string;
}

interface ShopFactsTable {
  revision: Generated<number>;
  saved_at: EpochMs;
  saved_by: string | null;
  facts: string;
}

interface PageTextTable {
  page: string;
  revision: number;
  saved_at: EpochMs;
  saved_by: string;
  text: string | null;
}

interface ShopDigestTable {
  day: string;
  at: number;
}

interface BackupRunTable {
  id: Generated<number>;
  began_at: EpochMs;
  ended_at: EpochMs | null;
  machine: string;
  name: string;
  bytes: number | null;
  problem: string | null;
}

interface ShopChangeTable {
  topic: string;
  version: number;
}

export interface ShopTables {
  quote: QuoteTable;
  caller_quote: CallerQuoteTable;
  saved_list: SavedListTable;
  contact_message: ContactMessageTable;
  outbox: OutboxTable;
  audit_event: AuditEventTable;
  shop_settings: ShopSettingsTable;
  shop_facts: ShopFactsTable;
  page_text: PageTextTable;
  shop_digest: ShopDigestTable;
  shop_change: ShopChangeTable;
  backup_run: BackupRunTable;
}
