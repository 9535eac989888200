import * as z from "zod/mini";
import { checkbox, REQUIRED } from "~/forms/field-rules";
import { zodValidator } from "~/forms/zod-validator";
import { REMAKE_CAUSES, type RemadePiece, type RemakeCause } from "~/orders/remake";
import type { RemakeChoice } from "./remade-lines";

export const REMAKE_FORM_ID = "remake";

/** The limits of the form: as many rows as an order can have. */
export const REMAKE_LIMITS = { bytes: 512 * 1024, size: { fields: 16_000, index: 99 } } as const;

/** The names of the fields. `again` confirms that pieces are made again that were already. */
export const REMAKE_NAMES = {
  key: "key",
  claim: "claim",
  cause: "cause",
  pieces: "pieces",
  again: "again",
} as const;

/** The query of the form's address that names the claim whose pieces are ticked. */
export const CLAIM_QUERY = "claim";

/** The name of the field for how many of a piece are made again. */
export const quantityName = (value: string): string => `quantity-${value}`;

/** The choice of an office that makes pieces again. */
export interface RemakeSent {
  readonly key: string;
  /** Empty without a claim. */
  readonly claim: string;
  readonly cause: RemakeCause;
  readonly pieces: readonly RemadePiece[];
  /** Whether pieces may be among them that were already made again. */
  readonly again: boolean;
}

const PICK = "Please check at least one piece";

/** How many of a ticked piece are asked for; `null` if that cannot be. */
function readQuantity(typed: unknown, { quantity }: RemakeChoice): number | null {
  if (typed === undefined && quantity === 1) return 1;
  const count = typeof typed === "string" && /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= quantity ? count : null;
}

const againProblem = (again: readonly RemakeChoice[]) =>
  `Already made again: ${again.map(({ text, remakes }) => `${text} (${remakes.join(", ")})`).join("; ")}. Check this box to make them once more.`;

const values = z.catch(
  z.union([
    z.array(z.string()),
    z.pipe(
      z.string(),
      z.transform((one) => [one]),
    ),
  ]),
  [],
);

/**
 * A remake, for browser and server alike.
 *
 * @param choices the pieces of the order
 */
export function remakeValidator(choices: readonly RemakeChoice[]) {
  const fields = z.looseObject({
    key: z.catch(z.string(), ""),
    claim: z.catch(z.string(), ""),
    // An unknown cause is refused below: the pieces are checked too.
    cause: z.catch(z.nullable(z.enum(REMAKE_CAUSES)), null),
    pieces: values,
    again: checkbox(),
  });
  const chosen = (picked: readonly string[]) => choices.filter(({ value }) => picked.includes(value));
  const schema = fields.check(({ value, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: "custom", path: [name], message, input: value });
    const picked = chosen(value.pieces);
    if (value.cause === null) refuse(REMAKE_NAMES.cause, REQUIRED);
    if (picked.length === 0) refuse(REMAKE_NAMES.pieces, PICK);
    for (const choice of picked) {
      const name = quantityName(choice.value);
      if (readQuantity(value[name], choice) === null) {
        refuse(name, `Please enter a number from 1 to ${choice.quantity}`);
      }
    }
    const again = picked.filter(({ remade }) => remade > 0);
    if (again.length > 0 && !value.again) refuse(REMAKE_NAMES.again, againProblem(again));
  });
  const sent = z.pipe(
    schema,
    z.transform(({ key, claim, cause, pieces, again, ...typed }): RemakeSent => {
      const all = chosen(pieces).map((choice) => {
        const { line, list, index, hand } = choice;
        return { line, list, index, hand, quantity: readQuantity(typed[quantityName(choice.value)], choice) ?? 1 };
      });
      return { key, claim, cause: cause ?? "made", pieces: all, again };
    }),
  );
  return zodValidator<RemakeSent>(sent as z.ZodMiniType<RemakeSent>);
}
