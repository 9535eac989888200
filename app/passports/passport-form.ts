import * as z from "zod/mini";
import { MAX_SAMPLES } from "~/catalog/sample-door";
import { REQUIRED } from "~/forms/field-rules";
import { zodValidator } from "~/forms/zod-validator";
import type { CartItem } from "~/lines/cart";
import { MAX_LOCATION_LENGTH, MAX_PIECES } from "~/measure/piece";
import { AGAIN_LOCATION } from "./again";
import { readCode } from "./passport-code";

export const CODE_FORM_ID = "door-code";
export const CODE_LABELS = { code: "Code" } as const;

/** Why a code cannot be one of the shop's, in words; also for a code in an address. */
export const CODE_PROBLEMS = {
  empty: REQUIRED,
  mistyped:
    "This code has a typing error. Compare it with the label: 28 letters and digits, in groups of four. It has no letters I, L, O or U.",
  foreign: "This is not a code of ours. Ours have 28 letters and digits, in groups of four.",
} as const;

/** Reads a code that was typed by hand, for browser and server alike. */
export const codeValidator = zodValidator(
  z.object({
    code: z.pipe(
      z.catch(z.string(), ""),
      z.transform((typed, context) => {
        const read = readCode(typed);
        if (read.kind === "code") return read.code;
        context.issues.push({ code: "custom", message: CODE_PROBLEMS[read.kind], input: typed });
        return z.NEVER;
      }),
    ),
  }),
);

export const AGAIN_FORM_ID = "again";
export const AGAIN_LABELS = { quantity: "Quantity", location: "Location" } as const;

/** The most of an offered piece that one form adds to the cart. */
export const mostOf = ({ sample }: Pick<CartItem, "sample">): number => (sample ? MAX_SAMPLES : MAX_PIECES);

const AgainSchema = (most: number) =>
  z.object({
    /** What the page offered, {@link offerMark}. */
    offer: z.catch(z.string(), ""),
    quantity: z.pipe(
      z.catch(z.string(), ""),
      z.transform((typed, context) => {
        const text = typed.trim();
        const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
        if (quantity >= 1 && quantity <= most) return quantity;
        const message = `Please enter a whole number from 1 to ${most}`;
        context.issues.push({ code: "custom", message, input: typed });
        return z.NEVER;
      }),
    ),
    location: z.pipe(
      z._default(z.catch(z.string(), ""), AGAIN_LOCATION),
      z.transform((typed) => typed.trim().slice(0, MAX_LOCATION_LENGTH) || AGAIN_LOCATION),
    ),
  });

/** The form that makes a piece again, for browser and server alike; `most` is the largest quantity. */
export const againValidator = (most: number) => zodValidator(AgainSchema(most));
