import { randomBytes } from "node:crypto";
import { type ClaimRefusal, MAX_CLAIMS_PER_DAY, makeClaim as storeClaim } from "~/claims/claim-making.server";
import * as stored from "~/claims/claims.server";
import { faultOfFile, PHOTOGRAPH_FAULTS, PHOTOGRAPH_LIMITS, type PhotographFault } from "~/claims/photograph";
import { shopPhotographs, sweepPhotographs } from "~/claims/shop-photographs.server";
import { shopDatabase } from "~/database/shop-database.server";
import { mailShop } from "~/mail/mail-shop.server";
import type { Claim, ClaimAnswer, ClaimRequest } from "~/orders/claims";
import { log } from "~/platform/log.server";
import { type EncodedPhotograph, encodePhotographs } from "~/platform/photographs/encode.server";
import type { PostedFile } from "~/platform/posts/read-files.server";
import { orUnavailable } from "~/provider/upstream.server";

const UNAVAILABLE = "The claims could not be loaded";
const NO_PHOTOGRAPH = "The photograph could not be loaded";
const FAILED =
  "We cannot tell whether your claim has arrived. Send it again: the same claim is stored only once. You need to choose the photographs again.";
const ANSWER_FAILED = "We cannot tell whether the claim was answered. Open the order again to see.";

/**
 * The claims about an order, oldest first; `null` if there is no such order.
 *
 * @throws UpstreamFailure
 */
export async function listClaims(at: stored.OrderAt): Promise<readonly Claim[] | null> {
  return orUnavailable(UNAVAILABLE, stored.listClaims((await shopDatabase()).db, at));
}

/**
 * A photograph of a claim about an order, as JPEG, or `null`.
 *
 * @throws UpstreamFailure
 */
export async function findPhotograph(at: stored.OrderAt, id: string): Promise<Buffer | null> {
  const [database, files] = await Promise.all([shopDatabase(), shopPhotographs()]);
  return orUnavailable(NO_PHOTOGRAPH, stored.findPhotograph(database.db, files, at, id));
}

/** A file that cannot be accepted as a photograph. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: PhotographFault;
}

/** The result of making a claim. */
export type ClaimMade =
  | { readonly outcome: "made" }
  /** These files cannot be accepted; nothing was stored. */
  | { readonly outcome: "refused-files"; readonly files: readonly RefusedFile[] }
  /** Too many photographs are being sent at the moment; try again later. */
  | { readonly outcome: "busy" }
  | { readonly outcome: ClaimRefusal };

const isFault = (word: string): word is PhotographFault => PHOTOGRAPH_FAULTS.some((fault) => fault === word);

const refusedAmong = (files: readonly PostedFile[], faultOf: (file: PostedFile, index: number) => string | null) =>
  files.flatMap((file, index) => {
    const fault = faultOf(file, index);
    return fault === null ? [] : [{ name: file.name, fault: isFault(fault) ? fault : "unreadable" }];
  }) satisfies readonly RefusedFile[];

async function encodeAll(
  link: string,
  files: readonly PostedFile[],
  signal: AbortSignal,
): Promise<readonly EncodedPhotograph[] | Extract<ClaimMade, { outcome: "refused-files" | "busy" }>> {
  const refused = refusedAmong(files, ({ bytes }) => faultOfFile(bytes));
  if (refused.length > 0) return { outcome: "refused-files", files: refused };
  const results = await encodePhotographs(
    files.map(({ bytes }) => bytes),
    PHOTOGRAPH_LIMITS,
    { sender: link, signal },
  );
  if (!results) return { outcome: "busy" };
  const bad = refusedAmong(files, (_file, index) => {
    const result = results[index];
    return result && "fault" in result ? result.fault : null;
  });
  if (bad.length > 0) return { outcome: "refused-files", files: bad };
  return results.filter((result) => "data" in result);
}

/** A new key for a claim: 128 random bits. */
export const newClaimKey = (): string => randomBytes(16).toString("hex");

/**
 * Makes a claim about an order, by the secret of its page. Its photographs are re-encoded before anything is stored. A
 * claim with the same key is not made twice.
 *
 * @param signal aborts when the visitor leaves
 * @throws UpstreamFailure
 */
export async function makeClaim(
  link: string,
  claim: ClaimRequest,
  files: readonly PostedFile[],
  signal: AbortSignal,
): Promise<ClaimMade> {
  const encoded = await encodeAll(link, files, signal);
  if ("outcome" in encoded) return encoded;
  const [database, photographs] = await Promise.all([shopDatabase(), shopPhotographs()]);
  const now = Date.now();
  await sweepPhotographs(photographs, database, now);
  const request = { ...claim, photographs: encoded };
  const work = storeClaim(database, { link, request, files: photographs, shop: mailShop() }, now, signal);
  const made = await orUnavailable(FAILED, work);
  if (made === "full") log.error("claims.full", { takenADay: MAX_CLAIMS_PER_DAY });
  return { outcome: typeof made === "string" ? made : "made" };
}

/**
 * Answers a claim, or settles it.
 *
 * @param actorId the admin's account
 * @returns "full" if it has the maximum number of answers
 * @throws UpstreamFailure
 */
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
