import { randomBytes } from "node:crypto";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { encodePhotographs } from "~/base/platform/photographs/encode.server";
import type { PostedFile } from "~/base/platform/posts/read-files.server";
import { mailShop } from "~/house/mail/frame.server";
import type { Claim, ClaimAnswer, ClaimRequest } from "~/ordering/orders/claims";
import { type ClaimRefusal, MAX_CLAIMS_PER_DAY, makeClaim as storeClaim } from "../claim-making.server";
import * as stored from "../claims.server";
import { PHOTOGRAPH_LIMITS } from "../photograph";
import { type RefusedPhotographs, readPhotographs } from "../photograph-reading.server";
import { shopPhotographs, sweepPhotographs } from "../shop-photographs.server";

const UNAVAILABLE = "The claims could not be loaded";
const NO_PHOTOGRAPH = "The photograph could not be loaded";
const FAILED =
  "We cannot tell whether your claim has arrived. Send it again: the same claim is stored only once. You need to choose the photographs again.";
const ANSWER_FAILED = "We cannot tell whether the claim was answered. Open the order again to see.";

/** The claims about an order, oldest first; `null` if there is no such order. Throws UpstreamFailure. */
export async function listClaims(at: stored.OrderAt): Promise<readonly Claim[] | null> {
  return orUnavailable(UNAVAILABLE, stored.listClaims((await shopDatabase()).db, at));
}

/** A photograph of a claim about an order, as JPEG, or `null`. Throws UpstreamFailure. */
export async function findPhotograph(at: stored.OrderAt, id: string): Promise<Buffer | null> {
  const [database, files] = await Promise.all([shopDatabase(), shopPhotographs()]);
  return orUnavailable(NO_PHOTOGRAPH, stored.findPhotograph(database.db, files, at, id));
}

/** The result of making a claim. Nothing is stored if its photographs are refused. */
export type ClaimMade = { readonly outcome: "made" } | RefusedPhotographs | { readonly outcome: ClaimRefusal };

export const newClaimKey = (): string => randomBytes(16).toString("hex");

/**
 * Makes a claim about an order, by the secret of its page; not twice with the same key. Its photographs are re-encoded
 * before anything is stored; `atTruck` records more about it in its transaction. Throws UpstreamFailure.
 */
export async function makeClaim(
  link: string,
  claim: ClaimRequest,
  files: readonly PostedFile[],
  signal: AbortSignal,
  atTruck?: Parameters<typeof storeClaim>[1]["atTruck"],
): Promise<ClaimMade> {
  const encoded = await readPhotographs(files, (all) =>
    encodePhotographs(all, PHOTOGRAPH_LIMITS, { sender: link, signal }),
  );
  if ("outcome" in encoded) return encoded;
  const [database, photographs] = await Promise.all([shopDatabase(), shopPhotographs()]);
  const now = Date.now();
  await sweepPhotographs(photographs, database, now);
  const request = { ...claim, photographs: encoded };
  const work = storeClaim(database, { link, request, files: photographs, shop: mailShop(), atTruck }, now, signal);
  const made = await orUnavailable(FAILED, work);
  if (made === "full") log.error("claims.full", { takenADay: MAX_CLAIMS_PER_DAY });
  return { outcome: typeof made === "string" ? made : "made" };
}

/** Answers a claim, or settles it: "full" if it has the maximum number of answers. Throws UpstreamFailure. */
export async function answerClaim(
  actorId: string,
  claimId: string,
  answer: Pick<ClaimAnswer, "state" | "text">,
): Promise<"answered" | "unknown" | "full"> {
  const database = await shopDatabase();
  const answering = { claimId, actorId, shop: mailShop(), ...answer };
  const done = await orUnavailable(ANSWER_FAILED, stored.answerClaim(database, answering, Date.now()));
  return typeof done === "string" ? done : "answered";
}
