import type { DecisionTag } from "~/domain/account";
import type { DeskPage, DeskQuery } from "~/domain/account-desk";
import { toDeskPage, toWireDeskQuery } from "../contract/account-desk.server";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** Calls on behalf of an admin. */
export interface AccountDeskCalls {
  /** A page of the accounts that wait for a decision or have one; `null` if the provider has no such lists. */
  listAccounts(query: DeskQuery): Promise<DeskPage | null>;
  /**
   * Reverses a decision.
   *
   * @param tag the decision that the account is believed to have
   * @throws ProviderError with status 409 when the account has a different one
   */
  reopenAccount(id: string, tag: DecisionTag): Promise<void>;
}

/** @param send attaches the session */
export function accountDeskCalls(send: Send): AccountDeskCalls {
  return {
    async listAccounts(query) {
      const answer = await orNullAt(404, send({ name: "listAccounts", query: toWireDeskQuery(query) }));
      return answer && toDeskPage(answer);
    },
    async reopenAccount(id, tag) {
      await send({ name: "reopenAccount", id, body: { decision: tag } });
    },
  };
}
