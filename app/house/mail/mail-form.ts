import * as z from "zod/mini";

const MailFormSchema = z.object({
  id: z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((id) => !/^\.+$/.test(id)),
  ),
});

/** Reads which mail to send again; `null` if the form is anything else. */
export function readMailForm(form: URLSearchParams): string | null {
  return MailFormSchema.safeParse(Object.fromEntries(form)).data?.id ?? null;
}
