import type { Claim, ClaimAnswer } from "~/domain/orders/claims";
import type { WireClaimRequest } from "../contract/claims.server";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** Calls for anyone with the secret of an order's page. */
export interface LinkedClaimCalls {
  /** @throws ProviderError with status 409 if no claim can be made, 422 when another claim has the key */
  makeClaim(link: string, request: WireClaimRequest): Promise<Claim>;
  /** Oldest first; `null` if no page has the secret. */
  listLinkedClaims(link: string): Promise<readonly Claim[] | null>;
  /** The bytes of a JPEG, or `null`. */
  findLinkedPhotograph(link: string, photograph: string): Promise<Buffer | null>;
}

/** Calls of an admin. */
export interface ClaimDeskCalls {
  /** Oldest first; `null` if no order has the number. */
  listOrderClaims(number: string): Promise<readonly Claim[] | null>;
  /** The bytes of a JPEG, or `null`. */
  findOrderPhotograph(number: string, photograph: string): Promise<Buffer | null>;
  /** @throws ProviderError with status 404, or 409 if the claim has the maximum number of answers */
  answerClaim(claim: string, answer: Pick<ClaimAnswer, "state" | "text">): Promise<Claim>;
}

async function listed(send: Send, name: "listLinkedClaims" | "listOrderClaims", id: string) {
  const answer = await orNullAt(404, send({ name, id }));
  return answer?.claims ?? null;
}

async function shown(send: Send, name: "getLinkedPhotograph" | "getOrderPhotograph", id: string, photograph: string) {
  const answer = await orNullAt(404, send({ name, id, query: { photograph } }));
  return answer && Buffer.from(answer.jpeg, "base64");
}

export function linkedClaimCalls(send: Send): LinkedClaimCalls {
  return {
    makeClaim: (link, request) => send({ name: "makeClaim", id: link, body: request }),
    listLinkedClaims: (link) => listed(send, "listLinkedClaims", link),
    findLinkedPhotograph: (link, photograph) => shown(send, "getLinkedPhotograph", link, photograph),
  };
}

/** @param send attaches the session */
export function claimDeskCalls(send: Send): ClaimDeskCalls {
  return {
    listOrderClaims: (number) => listed(send, "listOrderClaims", number),
    findOrderPhotograph: (number, photograph) => shown(send, "getOrderPhotograph", number, photograph),
    answerClaim: (claim, answer) => send({ name: "answerClaim", id: claim, body: answer }),
  };
}
