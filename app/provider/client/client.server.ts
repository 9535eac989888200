import type { DecisionTag } from "~/provider/accounts/account";
import type { PendingAccount } from "~/provider/accounts/account-list";
import { toPendingAccount, toWireDecision } from "../contract/approvals.server";
import { type AccountCalls, accountCalls, type SignedInAccountCalls, signedInAccountCalls } from "./accounts.server";
import { type ProductCalls, productCalls } from "./products.server";
import { createSend, type Send, type SendOptions } from "./send.server";
import { cookieHeader, type ProviderSession } from "./session.server";

interface ApprovalCalls {
  listPending(): Promise<readonly PendingAccount[]>;
  decide(id: string, tag: DecisionTag): Promise<void>;
}

function approvalCalls(send: Send): ApprovalCalls {
  return {
    async listPending() {
      return (await send({ name: "listPending" })).data.customers.edges.map(toPendingAccount);
    },
    async decide(id, tag) {
      await send({ name: "decide", id, body: toWireDecision(tag) });
    },
  };
}

/** The time limit for a call (specification, section 7), in milliseconds. */
export const TIMEOUT_MS = 15_000;

/** Calls on behalf of a signed-in user; a call that the account may not make is refused with 401 or 403. */
export interface SignedInClient extends SignedInAccountCalls, ApprovalCalls {}

/** The calls of the contract in the shop's own terms; each throws `ProviderError`. */
export interface ProviderClient extends ProductCalls, AccountCalls {
  as(session: Pick<ProviderSession, "cookies">): SignedInClient;
}

interface ClientOptions extends Omit<SendOptions, "timeoutMs">, Partial<Pick<SendOptions, "timeoutMs">> {
  readonly returnUrl: string;
}

export function createProviderClient(options: ClientOptions): ProviderClient {
  const send = createSend({ timeoutMs: TIMEOUT_MS, ...options });
  return {
    ...productCalls(send, options.log),
    ...accountCalls(send, options),
    as({ cookies }) {
      const cookie = cookieHeader(cookies);
      const sendAs: Send = (call, read) => send({ ...call, cookie }, read);
      return {
        ...signedInAccountCalls(sendAs),
        ...approvalCalls(sendAs),
      };
    },
  };
}
