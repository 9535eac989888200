import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface ClaimTable {
  position: Generated<number>;
  id: string;
  order_id: number;
  key: string;
  content_hash: string;
  at: number;
  text: string;
  pieces: string;
}

interface ClaimPhotographTable {
  id: string;
  claim_id: string;
  position: number;
  width: number;
  height: number;
}

interface PhotographFileTable {
  id: string;
  kept_at: EpochMs;
  jpeg: string;
}

interface ClaimAnswerTable {
  id: Generated<number>;
  claim_id: string;
  at: number;
  state: "answered" | "settled";
  text: string;
  actor_id: string;
  /** The remake that the answer promises; it holds as long as that is not canceled. */
  remake_id: number | null;
}

interface ReceivingTable {
  key: string;
  order_id: number;
  content_hash: string;
  at: EpochMs;
  ticked_at: EpochMs;
  ticks: string;
  claim_id: string | null;
}

export interface ClaimTables {
  claim: ClaimTable;
  claim_photograph: ClaimPhotographTable;
  photograph_file: PhotographFileTable;
  claim_answer: ClaimAnswerTable;
  receiving: ReceivingTable;
}
