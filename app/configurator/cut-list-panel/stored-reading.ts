import * as z from "zod/mini";
import { LINE_ANSWERS } from "~/trade/cut-list/balance/line-answers";
import { COLUMN_MEANINGS } from "~/trade/cut-list/reading/column-meanings";
import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { MAX_GAP, MAX_SIDE, MOUNTS } from "~/trade/openings/opening-rule";
import { CUT_LIST_UNITS, MAX_TYPED_LENGTH } from "./cut-list-form";

const byKey = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.record(z.string().check(z.regex(/^\d{1,5}$/)), value));
const typed = z.string().check(z.maxLength(MAX_TYPED_LENGTH));
const length = (most: number) => z.int().check(z.gte(0), z.lte(most));

const ReadSchema = z.object({
  isLeft: z.boolean(),
  choices: z.object({
    columns: byKey(z.enum(COLUMN_MEANINGS)),
    unit: z.optional(z.enum(CUT_LIST_UNITS)),
    swap: z.optional(z.boolean()),
    swapped: z.optional(z.array(z.int())),
    ticks: byKey(z.boolean()),
    lists: byKey(z.enum(PIECE_LISTS)),
    quantities: byKey(typed),
    sizes: byKey(z.object({ width: typed, height: typed })),
    lines: byKey(z.enum(LINE_ANSWERS)),
    pairs: byKey(z.enum(["each", "both"])),
    openings: z.optional(
      z.union([
        z.literal("finished"),
        z.object({ mount: z.enum(MOUNTS), side: length(MAX_SIDE), gap: length(MAX_GAP) }),
      ]),
    ),
  }),
});

interface StoredReading {
  readonly isLeft: boolean;
  readonly choices: CutListChoices;
}

export const writeStoredReading = ({ isLeft, choices }: StoredReading): string => JSON.stringify({ isLeft, choices });

/** Reads what {@link writeStoredReading} wrote; `null` for anything else. */
export function readStoredReading(text: string): StoredReading | null {
  try {
    const { success, data } = ReadSchema.safeParse(JSON.parse(text));
    // Parsed JSON never contains `undefined`.
    return success ? (data as StoredReading) : null;
  } catch {
    return null;
  }
}
