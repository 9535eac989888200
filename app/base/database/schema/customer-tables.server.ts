import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface CustomerFileTable {
  id: Generated<number>;
  /** What the address of its page contains: random, so that it reveals nothing. */
  key: string;
  account_id: string | null;
  /** Normalized; unique among guests. */
  email: string;
  first_name: string;
  last_name: string;
  business_name: string;
  tier: string | null;
  state: "active" | "pending" | "approved" | "rejected" | null;
  search_text: string;
}

interface CustomerNoteTable {
  id: Generated<number>;
  file_id: number;
  at: number;
  actor_id: string;
  text: string;
  removed_at: EpochMs | null;
}

interface TaxCertificateTable {
  id: string;
  name: string;
  kind: "pdf" | "jpeg";
  added_at: EpochMs;
}

interface TaxCertificatePartTable {
  certificate_id: string;
  position: number;
  base64: string;
}

export interface CustomerTables {
  customer_file: CustomerFileTable;
  customer_note: CustomerNoteTable;
  tax_certificate: TaxCertificateTable;
  tax_certificate_part: TaxCertificatePartTable;
}
