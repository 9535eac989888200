import * as z from "zod/mini";
import {
  CLAIM_STATES,
  type Claim,
  type ClaimedPiece,
  type ClaimPhotograph,
  isClaimId,
  MAX_CLAIM_ANSWERS,
  MAX_CLAIM_LENGTH,
  MAX_CLAIM_PHOTOGRAPHS,
  MAX_CLAIM_PIECES,
  MAX_CLAIMS,
} from "~/domain/orders/claims";
import { isMessageText, MAX_ORDER_LINES } from "~/domain/orders/order";
import { MAX_KEPT_BYTES, MAX_KEPT_SIDE } from "~/domain/orders/photograph";
import { MAX_PIECES, PIECE_LISTS } from "~/domain/piece";
import type { CallDefinition } from "./call.server";
import { key } from "./order-wire.server";

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

const MAX_BASE64_LENGTH = 4 * Math.ceil(MAX_KEPT_BYTES / 3);

/** Whether a text is the canonical base64 of a file that begins and ends like a JPEG. */
function isJpegText(text: string): boolean {
  const bytes = Buffer.from(text, "base64");
  const isJpeg = bytes.subarray(0, 3).equals(JPEG_START) && bytes.subarray(-2).equals(JPEG_END);
  return isJpeg && bytes.length <= MAX_KEPT_BYTES && bytes.toString("base64") === text;
}

const jpeg = z.string().check(z.maxLength(MAX_BASE64_LENGTH, { abort: true }), z.refine(isJpegText));
const id = z.string().check(z.refine(isClaimId));
const side = z.int().check(z.gte(1), z.lte(MAX_KEPT_SIDE));
const text = z.string().check(z.minLength(1), z.maxLength(MAX_CLAIM_LENGTH), z.refine(isMessageText));

const place = (most: number) => z.int().check(z.gte(0), z.lt(most));
const pieces = z
  .array(
    z.object({
      line: place(MAX_ORDER_LINES),
      list: z.enum(PIECE_LISTS),
      index: place(MAX_PIECES),
    }) as z.ZodMiniType<ClaimedPiece>,
  )
  .check(z.maxLength(MAX_CLAIM_PIECES));

const WireClaimSchema = z.object({
  id,
  at: z.iso.datetime(),
  state: z.enum(CLAIM_STATES),
  text: z.string().check(z.maxLength(MAX_CLAIM_LENGTH)),
  pieces,
  photographs: z
    .array(z.object({ id, width: side, height: side }) as z.ZodMiniType<ClaimPhotograph>)
    .check(z.maxLength(MAX_CLAIM_PHOTOGRAPHS)),
  answers: z
    .array(
      z.object({
        at: z.iso.datetime(),
        state: z.enum(["answered", "settled"]),
        text: z.string().check(z.maxLength(MAX_CLAIM_LENGTH)),
      }),
    )
    .check(z.maxLength(MAX_CLAIM_ANSWERS)),
}) as z.ZodMiniType<Claim>;

const WireClaimListSchema = z.object({ claims: z.array(WireClaimSchema).check(z.maxLength(MAX_CLAIMS)) });

/** A photograph as sent and read: base64 of a JPEG, with its dimensions. */
export interface SentPhotograph extends Omit<ClaimPhotograph, "id"> {
  readonly jpeg: string;
}

const WireClaimRequestSchema = z.object({
  key,
  text,
  pieces,
  photographs: z
    .array(z.object({ width: side, height: side, jpeg }) as z.ZodMiniType<SentPhotograph>)
    .check(z.maxLength(MAX_CLAIM_PHOTOGRAPHS)),
});

/** A claim with its photographs, as it is sent. */
export type WireClaimRequest = z.infer<typeof WireClaimRequestSchema>;

const photograph = {
  method: "GET",
  query: { photograph: "The photograph's id" },
  answer: z.object({ jpeg }),
  refusals: { 404: "The order has no such photograph" },
} as const;

/** The calls for claims about an order, an optional addition to section 7 (decision 69). */
export const CLAIM_CALLS = {
  makeClaim: {
    method: "POST",
    path: "/api/linked-orders/:id/claims",
    summary:
      "Takes a claim about an order, by the secret of its page, within 10 days of delivery; the same key again gives the same claim",
    access: "anyone",
    isRepeatable: true,
    body: WireClaimRequestSchema,
    answer: WireClaimSchema,
    success: 201,
    refusals: {
      400: "The body does not have these fields, or the order has no such piece",
      404: "No page has this secret",
      409: "No claim can be made now, or the order has as many as it can have",
      422: "The key belongs to another claim",
      503: "No more claims are taken for now",
    },
  },
  listLinkedClaims: {
    method: "GET",
    path: "/api/linked-orders/:id/claims",
    summary: "The claims about an order, the oldest first, by the secret of its page",
    access: "anyone",
    answer: WireClaimListSchema,
    refusals: { 404: "No page has this secret" },
  },
  getLinkedPhotograph: {
    ...photograph,
    path: "/api/linked-orders/:id/photograph",
    summary: "A photograph of a claim, by the secret of the order's page",
    access: "anyone",
  },
  listOrderClaims: {
    method: "GET",
    path: "/api/orders/:id/claims",
    summary: "The claims about an order, the oldest first, by its number",
    access: "admin",
    answer: WireClaimListSchema,
    refusals: { 404: "No order has this number" },
  },
  getOrderPhotograph: {
    ...photograph,
    path: "/api/orders/:id/photograph",
    summary: "A photograph of a claim, by the order's number",
    access: "admin",
  },
  answerClaim: {
    method: "POST",
    path: "/api/claims/:id/answers",
    summary: "Answers a claim, or settles it; the same words again at once are one answer",
    access: "admin",
    body: z.object({ state: z.enum(["answered", "settled"]), text }),
    answer: WireClaimSchema,
    refusals: {
      400: "The body does not have these fields",
      404: "No claim has this id",
      409: "The claim has as many answers as it can have",
    },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
