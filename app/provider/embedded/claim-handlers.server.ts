import { type ClaimRefusal, MAX_CLAIMS_A_DAY, makeClaim } from "~/claims/claim-making.server";
import { answerClaim, hasPhotograph, listClaims } from "~/claims/claims.server";
import type { PhotographFiles } from "~/claims/photograph-files.server";
import { type Database, whenWritable } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { rowOfLink, rowOfNumber } from "~/orders/orders.server";
import type { BackendLog } from "../contract/backend.server";
import { CLAIM_CALLS } from "../contract/claims.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface ClaimOptions {
  readonly database: Database;
  readonly files: PhotographFiles;
  /** The shop's name and addresses for mails to customers. */
  readonly shop: MailShop;
  readonly roles: SignedInRoles;
  readonly log: BackendLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const noPage = () => refuse(404, "No page has this secret");
const noOrder = () => refuse(404, "No order has this number");
const noPhotograph = () => refuse(404, "The order has no such photograph");

const REFUSALS: Readonly<Record<ClaimRefusal, () => ReturnType<typeof refuse>>> = {
  unknown: noPage,
  "no such piece": badRequest,
  "not now": () => refuse(409, "No claim can be made now, or the order has as many as it can have"),
  "other content": () => refuse(422, "The key belongs to another claim"),
  full: () => refuse(503, "No more claims are taken for now"),
};

const SWEEP_EVERY_MS = 86_400_000;

/** The calls for claims (decision 69). */
export function claimHandlers({
  database,
  files,
  shop,
  roles,
  log,
  now,
}: ClaimOptions): Record<keyof typeof CLAIM_CALLS, Handler> {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Removes leftover files before the first claim of a process, and once a day; a failure must not stop the claim. */
  async function sweep(): Promise<void> {
    if (now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now();
    try {
      const removed = await files.sweep(database, now());
      if (removed > 0) log.info("provider.photographs.swept", { removed });
    } catch (error) {
      log.error("provider.photographs.sweep", { error });
    }
  }

  async function photographOf(order: { readonly id: number } | undefined, url: string) {
    const id = new URL(url).searchParams.get("photograph") ?? "";
    const jpeg = order && (await hasPhotograph(database, order.id, id)) ? await files.read(id) : null;
    return jpeg ? answer(200, { jpeg: jpeg.toString("base64") }) : noPhotograph();
  }

  return {
    async makeClaim({ request, id: link }) {
      if (!(await rowOfLink(database, link))) return noPage();
      const body = await readBody(request, CLAIM_CALLS.makeClaim);
      if (!body) return badRequest();
      await sweep();
      const made = await makeClaim(database, { link, request: body, files, shop }, now(), request.signal);
      if (made === "full") log.error("provider.claims.full", { takenADay: MAX_CLAIMS_A_DAY });
      return typeof made === "string" ? REFUSALS[made]() : answer(201, made);
    },
    async listLinkedClaims({ id: link }) {
      const row = await rowOfLink(database, link);
      return row ? answer(200, { claims: await listClaims(database, row.id) }) : noPage();
    },
    getLinkedPhotograph: async ({ request, id: link }) => photographOf(await rowOfLink(database, link), request.url),
    listOrderClaims: ({ request, id: number }) =>
      roles.asAdmin(request, async () => {
        const row = await rowOfNumber(database, number);
        return row ? answer(200, { claims: await listClaims(database, row.id) }) : noOrder();
      }),
    getOrderPhotograph: ({ request, id: number }) =>
      roles.asAdmin(request, async () => photographOf(await rowOfNumber(database, number), request.url)),
    answerClaim: ({ request, id: claimId }) =>
      roles.asAdmin(request, async ({ id: actorId }) => {
        const body = await readBody(request, CLAIM_CALLS.answerClaim);
        if (!body) return badRequest();
        const answering = { claimId, actorId, shop, ...body };
        const outcome = await whenWritable(() => answerClaim(database, answering, now()), request.signal);
        if (outcome === "unknown") return refuse(404, "No claim has this id");
        return outcome === "full" ? refuse(409, "The claim has as many answers as it can have") : answer(200, outcome);
      }),
  };
}
