import * as z from "zod/mini";
import { requiredText } from "~/forms/field-rules";
import { zodValidator } from "~/forms/zod-validator";
import { readTypedDay } from "~/measure/calendar-day";
import { daysAfter } from "~/measure/days";

/** Days on which the shop is closed, besides weekends. */
export interface Closure {
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly firstDay: string;
  /** YYYY-MM-DD; equal to the first day if the shop is closed for one day. */
  readonly lastDay: string;
  /** Such as "Thanksgiving". */
  readonly reason: string;
}

/** A closure that is not stored yet. */
export type NewClosure = Omit<Closure, "id">;

const MAX_REASON_LENGTH = 80;

/** The longest closure, in days: a longer one must be a typing error. */
const MAX_DAYS = 60;

/** How long before a closure the shop announces it, in days. */
const ANNOUNCED_DAYS = 30;

const NO_DAY = "Please enter a date such as 11/26/2026";

/** The id of the form that adds a closure, and the field that names the closure to remove. */
export const CLOSURE_FORM_ID = "closure-form";
export const REMOVE_FIELD = "remove";

const day = () =>
  z.pipe(
    z.pipe(
      requiredText(),
      z.transform((text) => readTypedDay(text) ?? ""),
    ),
    z.string().check(z.minLength(1, { error: NO_DAY })),
  );

const ClosureSchema = z
  .pipe(
    z.object({
      firstDay: day(),
      lastDay: z.catch(z.string(), "").check(z.trim(), z.maxLength(10)),
      reason: requiredText().check(
        z.maxLength(MAX_REASON_LENGTH, { error: `Please use at most ${MAX_REASON_LENGTH} characters` }),
      ),
    }),
    z.transform(({ lastDay, ...closure }) => ({
      ...closure,
      lastDay: lastDay === "" ? closure.firstDay : (readTypedDay(lastDay) ?? ""),
    })),
  )
  .check(
    z.refine(({ lastDay }) => lastDay !== "", { error: NO_DAY, path: ["lastDay"] }),
    z.refine(({ firstDay, lastDay }) => lastDay === "" || lastDay >= firstDay, {
      error: "The last day is before the first",
      path: ["lastDay"],
    }),
    z.refine(({ firstDay, lastDay }) => lastDay === "" || lastDay < daysAfter(firstDay, MAX_DAYS), {
      error: `The shop cannot be closed for more than ${MAX_DAYS} days at once`,
      path: ["lastDay"],
    }),
  ) as z.ZodMiniType<NewClosure>;

export const closureValidator = zodValidator(ClosureSchema);

/** The id of the closure that a posted form removes, or `null` if it removes none. */
export function removedClosure(form: URLSearchParams): number | null {
  const id = form.get(REMOVE_FIELD) ?? "";
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

const dayWords = (text: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" }).format(
    new Date(`${text}T00:00:00Z`),
  );

/** A closure in words: "on Thursday, November 26 (Thanksgiving)". */
export function closureWords({ firstDay, lastDay, reason }: NewClosure): string {
  const days = firstDay === lastDay ? `on ${dayWords(firstDay)}` : `from ${dayWords(firstDay)} to ${dayWords(lastDay)}`;
  return `${days} (${reason})`;
}

/** The closures to announce on a day, YYYY-MM-DD: those that are not over and begin within 30 days. */
export function announced<Known extends NewClosure>(closures: readonly Known[], today: string): readonly Known[] {
  return closures.filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= daysAfter(today, ANNOUNCED_DAYS));
}
