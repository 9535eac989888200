import * as z from "zod/mini";
import { MAX_JOB_NAME_LENGTH } from "../lines/job-name-length";

const JOB_NAME_VERSION = 1;

const RecordSchema = z.object({ version: z.literal(JOB_NAME_VERSION), name: z.string() });
const NewerSchema = z.object({ version: z.int().check(z.gt(JOB_NAME_VERSION)) });

/** The result of reading; `newer` must be left alone. */
type JobNameReading = { readonly kind: "name"; readonly name: string } | { readonly kind: "newer" };

/** Cuts a text to a job name: one line of at most {@link MAX_JOB_NAME_LENGTH} code units, without split characters. */
export function toJobName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  return line.slice(0, MAX_JOB_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

export function writeJobName(name: string): string {
  return JSON.stringify({ version: JOB_NAME_VERSION, name });
}

/** Reads the stored text of a job name; never throws. Unreadable text gives an empty name. */
export function readJobName(stored: string | null): JobNameReading {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (NewerSchema.safeParse(value).success) return { kind: "newer" };
    const parsed = RecordSchema.safeParse(value);
    return { kind: "name", name: parsed.success ? toJobName(parsed.data.name) : "" };
  } catch {
    return { kind: "name", name: "" };
  }
}
