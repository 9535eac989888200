import * as z from "zod/mini";

const typed = z.string().check(z.minLength(1), z.maxLength(200));
const secret = z.string().check(z.regex(/^[A-Z2-7]{16,128}$/));

const TwoFactorFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin"), password: typed }),
  /** The secret is posted so that the page can show it again; the provider uses only its own copy. */
  z.object({ intent: z.literal("confirm"), code: typed, secret }),
  z.object({ intent: z.literal("end"), password: typed, code: typed }),
]);

export type TwoFactorForm = z.infer<typeof TwoFactorFormSchema>;

export function readTwoFactorForm(form: URLSearchParams): TwoFactorForm | null {
  return TwoFactorFormSchema.safeParse(Object.fromEntries(form)).data ?? null;
}
