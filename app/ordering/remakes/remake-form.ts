import * as z from "zod/mini";
import { problemText } from "~/configurator/order-form/rows/problem-words";
import { checkbox, REQUIRED } from "~/house/forms/field-rules";
import { type Posted, zodValidator } from "~/house/forms/zod-validator";
import { checkedValues } from "~/ordering/claims/claim-form";
import { MAX_PIECES_ORDERED, type Order } from "~/ordering/orders/order";
import { hasShipped } from "~/ordering/orders/order-file";
import { mayCorrect, REMAKE_CAUSES, type RemakeCause } from "~/ordering/orders/remake";
import { readCorrections } from "./correction";
import { type ChosenPiece, type RemakeChoice, remakeChoices } from "./remade-lines";

export const REMAKE_FORM_ID = "remake";

/** The limits of the form: as many rows as an order can have, and for each door of a pair one. */
export const REMAKE_LIMITS = { bytes: 512 * 1024, size: { fields: 16_000, index: 2 * MAX_PIECES_ORDERED } } as const;

/** The names of the fields. `again` confirms that pieces are made again that were already. */
export const REMAKE_NAMES = {
  key: "key",
  claim: "claim",
  cause: "cause",
  pieces: "pieces",
  again: "again",
} as const;

export const CLAIM_QUERY = "claim";

export const remakeQuantityName = (value: string): string => `quantity-${value}`;

/** The name of an error about a corrected piece as a whole; its fields are named as in an order form. */
export const correctionName = (value: string): string => `correction-${value}`;

/** The causes that there can be: before an order has shipped, nothing was damaged on the way. */
export const causesOf = ({ state }: Pick<Order, "state">): readonly RemakeCause[] =>
  REMAKE_CAUSES.filter((cause) => cause !== "damaged" || hasShipped(state));

export interface RemakeRequest {
  readonly key: string;
  readonly claim: string;
  readonly cause: RemakeCause;
  readonly pieces: readonly ChosenPiece[];
  /** Whether pieces may be among them that were already made again. */
  readonly again: boolean;
}

const PICK = "Please check at least one piece";
/** Why a corrected piece that is not checked is refused. */
export const UNPICKED = "Check this piece too, or make it as ordered";
const AS_ORDERED =
  "Pieces are corrected only if they were wrong as ordered or made wrong. Choose one of these causes, or make the pieces as ordered";
const NOT_SHIPPED = "The order has not shipped, so nothing was damaged on the way. Choose another cause";

/** How many of a checked piece are wanted; `null` if that cannot be. */
function readQuantity(typed: unknown, { quantity }: RemakeChoice): number | null {
  if (typed === undefined && quantity === 1) return 1;
  const count = typeof typed === "string" && /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= quantity ? count : null;
}

const againProblem = (again: readonly RemakeChoice[]) =>
  `Already made again: ${again.map(({ text, remakes }) => `${text} (${remakes.join(", ")})`).join("; ")}. Check this box to make them once more.`;

/** The corrected pieces that the form names, each with the reason for which it is refused, or `""`. */
function checkedCorrections(posted: Posted, choices: readonly RemakeChoice[], picked: readonly RemakeChoice[]) {
  return readCorrections(posted, choices).flatMap(({ choice, corrected, problems }) => {
    if (corrected === null && problems.length === 0) return [];
    const wrong = problems.map((problem) => problemText(problem, choice.list)).join(". ");
    return [{ choice, corrected, refusal: wrong || (picked.includes(choice) ? "" : UNPICKED) }];
  });
}

/** A remake of pieces of an order, for browser and server alike. */
export function remakeValidator(order: Pick<Order, "lines" | "remakes" | "state">) {
  const choices = remakeChoices(order);
  const fields = z.looseObject({
    key: z.catch(z.string(), ""),
    claim: z.catch(z.string(), ""),
    // An unknown cause is refused below: the pieces are checked too.
    cause: z.catch(z.nullable(z.enum(REMAKE_CAUSES)), null),
    pieces: checkedValues,
    again: checkbox(),
  });
  const chosen = (picked: readonly string[]) => choices.filter(({ value }) => picked.includes(value));
  const schema = fields.check(({ value, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: "custom", path: [name], message, input: value });
    const picked = chosen(value.pieces);
    const corrections = checkedCorrections(value, choices, picked);
    if (value.cause === null) refuse(REMAKE_NAMES.cause, REQUIRED);
    else if (!causesOf(order).includes(value.cause)) refuse(REMAKE_NAMES.cause, NOT_SHIPPED);
    else if (corrections.length > 0 && !mayCorrect(value.cause)) refuse(REMAKE_NAMES.cause, AS_ORDERED);
    if (picked.length === 0) refuse(REMAKE_NAMES.pieces, PICK);
    for (const choice of picked) {
      const name = remakeQuantityName(choice.value);
      if (readQuantity(value[name], choice) === null) {
        refuse(name, `Please enter a number from 1 to ${choice.quantity}`);
      }
    }
    for (const { choice, refusal } of corrections) if (refusal) refuse(correctionName(choice.value), refusal);
    const again = picked.filter(({ remade }) => remade > 0);
    if (again.length > 0 && !value.again) refuse(REMAKE_NAMES.again, againProblem(again));
  });
  const sent = z.pipe(
    schema,
    z.transform(({ key, claim, cause, pieces, again, ...typed }): RemakeRequest => {
      const corrections = readCorrections(typed, choices);
      const all = chosen(pieces).map((choice): ChosenPiece => {
        const { line, list, index, hand } = choice;
        const corrected = corrections.find((one) => one.choice === choice)?.corrected;
        const quantity = readQuantity(typed[remakeQuantityName(choice.value)], choice) ?? 1;
        return { line, list, index, hand, quantity, ...(corrected && { corrected }) };
      });
      return { key, claim, cause: cause ?? "made", pieces: all, again };
    }),
  );
  return zodValidator<RemakeRequest>(sent as z.ZodMiniType<RemakeRequest>);
}
