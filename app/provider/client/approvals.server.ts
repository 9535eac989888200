import type { DecisionTag } from "~/accounts/account";
import type { PendingAccount } from "~/accounts/pending-account";
import { toPendingAccount, toWireDecision } from "../contract/approvals.server";
import type { Send } from "./send.server";

/** Calls on behalf of an admin. */
export interface ApprovalCalls {
  /** The accounts awaiting a decision, oldest first. */
  listPending(): Promise<readonly PendingAccount[]>;
  decide(id: string, tag: DecisionTag): Promise<void>;
}

/** @param send attaches the session */
export function approvalCalls(send: Send): ApprovalCalls {
  return {
    async listPending() {
      return (await send({ name: "listPending" })).data.customers.edges.map(toPendingAccount);
    },
    async decide(id, tag) {
      await send({ name: "decide", id, body: toWireDecision(tag) });
    },
  };
}
