import { randomBytes } from "node:crypto";
import { type Claim, type ClaimAnswer, type ClaimRequest, isClaimId } from "~/domain/orders/claims";
import { isOrderKey, isOrderNumber } from "~/domain/orders/order";
import {
  faultOfFile,
  LEAST_SIDE,
  MAX_KEPT_BYTES,
  MAX_KEPT_SIDE,
  MOST_PIXELS,
  MOST_PIXELS_WHOLE,
  PHOTOGRAPH_FAULTS,
  type PhotographFault,
} from "~/domain/orders/photograph";
import { type EncodedPhotograph, encodePhotographs } from "~/platform/photographs/encode.server";
import type { PostedFile } from "~/platform/read-files.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orRefused } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "The claims could not be loaded";
const NO_PHOTOGRAPH = "The photograph could not be loaded";
const FAILED =
  "We cannot tell whether your claim has arrived. Send it once more: the same claim is kept once. The photographs must be chosen again.";
const ANSWER_FAILED = "We cannot tell whether the claim was answered. Open the order again to see.";

const LIMITS = {
  leastSide: LEAST_SIDE,
  mostPixels: MOST_PIXELS,
  mostPixelsWhole: MOST_PIXELS_WHOLE,
  side: MAX_KEPT_SIDE,
  bytes: MAX_KEPT_BYTES,
} as const;

/** Whether the provider takes claims about orders. */
export async function takesClaims(): Promise<boolean> {
  return (await providerTraits()).claims;
}

/**
 * The claims about an order, oldest first, by the secret of its page; `null` if the provider does not take claims.
 *
 * @throws UpstreamFailure
 */
export async function listLinkedClaims(link: string): Promise<readonly Claim[] | null> {
  if (!isOrderKey(link) || !(await takesClaims())) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().listLinkedClaims(link));
}

/**
 * The claims about an order, oldest first, by its number; `null` if the provider does not take claims.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function listOrderClaims(session: ProviderSession, number: string): Promise<readonly Claim[] | null> {
  if (!isOrderNumber(number) || !(await takesClaims())) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).listOrderClaims(number));
}

/**
 * A photograph of a claim, as JPEG, by the secret of its order's page.
 *
 * @throws UpstreamFailure
 */
export async function findLinkedPhotograph(link: string, id: string): Promise<Buffer | null> {
  if (!isOrderKey(link) || !isClaimId(id) || !(await takesClaims())) return null;
  return orUpstreamFailure(() => NO_PHOTOGRAPH, provider().findLinkedPhotograph(link, id));
}

/**
 * A photograph of a claim, as JPEG, by its order's number.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function findOrderPhotograph(
  session: ProviderSession,
  number: string,
  id: string,
): Promise<Buffer | null> {
  if (!isOrderNumber(number) || !isClaimId(id) || !(await takesClaims())) return null;
  return orUpstreamFailure(() => NO_PHOTOGRAPH, provider().as(session).findOrderPhotograph(number, id));
}

/** A file that cannot be accepted as a photograph. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: PhotographFault;
}

/** The result of making a claim. */
export type ClaimMade =
  | { readonly outcome: "made" }
  /** These files are the reason; nothing was stored. */
  | { readonly outcome: "refused-files"; readonly files: readonly RefusedFile[] }
  /** Too many photographs are being sent at the moment; try again later. */
  | { readonly outcome: "busy" }
  /**
   * "not-now" outside the time for claims, or at the maximum number of claims; "other" if the key was used for another
   * claim.
   */
  | { readonly outcome: "not-now" | "other" | "invalid" | "unknown" };

const REFUSALS = { 400: "invalid", 404: "unknown", 409: "not-now", 422: "other" } as const;

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
    LIMITS,
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
 * Makes a claim about an order, by the secret of its page. Its photographs are re-encoded before anything is stored.
 * The same key makes no second claim.
 *
 * @param signal drops waiting work for a client that has left
 * @throws UpstreamFailure
 */
export async function makeClaim(
  link: string,
  claim: ClaimRequest,
  files: readonly PostedFile[],
  signal: AbortSignal,
): Promise<ClaimMade> {
  if (!isOrderKey(link)) return { outcome: "unknown" };
  if (!isOrderKey(claim.key)) return { outcome: "invalid" };
  const encoded = await encodeAll(link, files, signal);
  if ("outcome" in encoded) return encoded;
  const photographs = encoded.map(({ data, width, height }) => ({ width, height, jpeg: data.toString("base64") }));
  const { key, text, pieces } = claim;
  const work = orRefused(provider().makeClaim(link, { key, text, pieces: [...pieces], photographs }), REFUSALS);
  const made = await orUpstreamFailure(() => FAILED, work);
  return { outcome: typeof made === "string" ? made : "made" };
}

/**
 * Answers a claim, or settles it.
 *
 * @param session an admin's
 * @returns "full" if it has the maximum number of answers
 * @throws UpstreamFailure
 */
export async function answerClaim(
  session: ProviderSession,
  id: string,
  answer: Pick<ClaimAnswer, "state" | "text">,
): Promise<"answered" | "unknown" | "full" | "invalid"> {
  if (!isClaimId(id)) return "unknown";
  const work = orRefused(provider().as(session).answerClaim(id, answer), {
    400: "invalid",
    404: "unknown",
    409: "full",
  });
  const done = await orUpstreamFailure(() => ANSWER_FAILED, work);
  return typeof done === "string" ? done : "answered";
}
