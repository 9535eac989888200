import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface LetterheadTable {
  customer_id: string;
  business: string;
  phone: string;
  address: string;
  terms: string;
  /** A JPEG as base64. */
  logo: string | null;
  changed_at: EpochMs;
}

interface ClientQuoteTable {
  quote_id: number;
  client: string;
  /** Tenths of a percent. */
  markup: number;
  own_lines: string;
  code_hash: string | null;
  link_made_at: EpochMs | null;
  opened_at: EpochMs | null;
}

interface HelperLinkTable {
  id: Generated<number>;
  order_id: number;
  code_hash: string;
  label: string;
  made_at: EpochMs;
  opened_at: EpochMs | null;
}

export interface SharedLinkTables {
  letterhead: LetterheadTable;
  client_quote: ClientQuoteTable;
  helper_link: HelperLinkTable;
}
