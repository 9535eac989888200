import * as z from "zod/mini";
import type { CartItem } from "~/configurator/lines/cart";
import { REQUIRED } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { readCode } from "~/ordering/passports/passport-code";
import { MAX_SAMPLES } from "~/trade/catalog/sample-door";
import { MAX_LOCATION_LENGTH, MAX_PIECES } from "~/trade/measure/piece";
import { AGAIN_LOCATION } from "./again";

export const CODE_FORM_ID = "door-code";
export const CODE_LABELS = { code: "Code" } as const;

/** Why a code cannot be one of the shop's, in words; also for a code in an address. */
export const CODE_PROBLEMS = {
  empty: REQUIRED,
  mistyped:
    "This code has a typing error. Compare it with the label: 28 letters and digits, in groups of four. It has no letters I, L, O or U.",
  foreign: "This is not a code of ours. Ours have 28 letters and digits, in groups of four.",
} as const;

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

export const againValidator = (most: number) => zodValidator(AgainSchema(most));

/** The names of the buttons that close the page of a piece and open it again; their value is its code. */
export const CLOSE_DOOR = "close-door";
export const OPEN_DOOR = "open-door";

export interface DoorClosing {
  readonly code: string;
  readonly isClosed: boolean;
}

export function readDoorClosing(form: URLSearchParams): DoorClosing | null {
  const [closed, opened] = [form.get(CLOSE_DOOR), form.get(OPEN_DOOR)];
  const code = closed ?? opened;
  return code === null ? null : { code, isClosed: closed !== null };
}

const DOORS = "doors";

export const DOORS_PER_PAGE = 40;

/** Which page of the pieces is asked for; what is not a number counts as 1. */
export function readDoorsPage(query: URLSearchParams): number {
  const typed = query.get(DOORS) ?? "";
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1;
}

export const doorsQuery = (page: number): string => (page > 1 ? `?${DOORS}=${page}` : "");

export interface PieceWords {
  /** Such as "Door 3, 2 of 4". */
  readonly name: string;
  readonly location: string;
  readonly size: string;
  readonly style: string;
}

export interface DoorEntry extends PieceWords {
  readonly code: string;
  readonly isClosed: boolean;
}

export interface DoorEntries {
  readonly doors: readonly DoorEntry[];
  readonly page: number;
  readonly pages: number;
}
