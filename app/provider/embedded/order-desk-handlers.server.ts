import type { Request } from "undici";
import type * as z from "zod/mini";
import { type Database, whenWritable } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { approveProof, writeToShop } from "~/orders/linked-orders.server";
import {
  answerOrder,
  type DeskOutcome,
  retryPayment,
  setOrderState,
  setOrderTerms,
  undoOrderState,
} from "~/orders/order-desk.server";
import { findOrderFile } from "~/orders/order-file.server";
import { listReceivedOrders, readOrdersAsked } from "~/orders/received-orders.server";
import { ORDER_DESK_CALLS } from "../contract/order-desk.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface DeskOptions {
  readonly database: Database;
  /** The shop's name and addresses for mails to customers. */
  readonly shop: MailShop;
  readonly roles: SignedInRoles;
  /** Another back end creates invoices for confirmed orders. */
  readonly isInvoiced: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const noOrder = () => refuse(404, "No order has this number");
const noPage = () => refuse(404, "No page has this secret");

const refusedOr = (outcome: DeskOutcome) => {
  if (outcome === "unknown") return noOrder();
  if (outcome === "unpriced") return refuse(422, "A confirmed order needs its freight and its tax, which may be 0");
  return outcome === "changed"
    ? refuse(409, "The order was changed meanwhile, or cannot be changed so")
    : answer(200, outcome);
};

/** The workshop's order calls, and those that answer them (decision 62). */
export function orderDeskHandlers({
  database,
  shop,
  roles,
  isInvoiced,
  now,
}: DeskOptions): Record<keyof typeof ORDER_DESK_CALLS, Handler> {
  const changing =
    <Body>(
      call: { readonly body: z.ZodMiniType<Body> },
      work: (sent: Body, number: string, actorId: string) => Promise<DeskOutcome>,
    ): Handler =>
    ({ request, id: number }) =>
      roles.asAdmin(request, async ({ id: actorId }) => {
        const sent = await readBody(request, call);
        if (sent === null) return badRequest();
        return refusedOr(await whenWritable(() => work(sent, number, actorId), request.signal));
      });
  const byLink = <Outcome>(request: Request, work: () => Promise<Outcome>) => whenWritable(work, request.signal);
  return {
    listOrders: ({ request }) =>
      roles.asAdmin(request, async () =>
        answer(200, await listReceivedOrders(database, readOrdersAsked(new URL(request.url).searchParams))),
      ),
    getOrder: ({ request, id: number }) =>
      roles.asAdmin(request, async () => {
        const file = await findOrderFile(database, number);
        return file ? answer(200, file) : noOrder();
      }),
    setOrderState: changing(ORDER_DESK_CALLS.setOrderState, ({ state, revision, terms = null }, number, actorId) =>
      setOrderState(database, { number, revision, actorId, shop, isInvoiced }, { state, terms }, now()),
    ),
    undoOrderState: changing(ORDER_DESK_CALLS.undoOrderState, ({ revision }, number, actorId) =>
      undoOrderState(database, { number, revision, actorId, shop, isInvoiced }, now()),
    ),
    setOrderTerms: changing(ORDER_DESK_CALLS.setOrderTerms, ({ terms, revision }, number, actorId) =>
      setOrderTerms(database, { number, revision, actorId, shop, isInvoiced }, terms, now()),
    ),
    retryPayment: changing(ORDER_DESK_CALLS.retryPayment, ({ revision }, number, actorId) =>
      retryPayment(database, { number, revision, actorId, shop, isInvoiced }, now()),
    ),
    answerOrder: changing(ORDER_DESK_CALLS.answerOrder, ({ text }, number, actorId) =>
      answerOrder(database, { number, actorId, shop }, text, now()),
    ),
    async writeToShop({ request, id: link }) {
      const sent = await readBody(request, ORDER_DESK_CALLS.writeToShop);
      if (!sent) return badRequest();
      const outcome = await byLink(request, () => writeToShop(database, link, sent.text, now()));
      if (outcome === "unknown") return noPage();
      return outcome === "kept" ? answer(200, {}) : refuse(409, "The order has as many messages as it can have");
    },
    async approveProof({ request, id: link }) {
      const outcome = await byLink(request, () => approveProof(database, link, now()));
      if (outcome === "unknown") return noPage();
      return outcome === "approved" ? answer(200, {}) : refuse(409, "The order is not confirmed");
    },
  };
}
