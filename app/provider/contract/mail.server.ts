import * as z from "zod/mini";
import { MAILS_A_PAGE } from "~/domain/outgoing-mail";
import type { CallDefinition } from "./call.server";

const text = z.string().check(z.maxLength(500));

const WireMailSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  recipient: text,
  subject: text,
  /** Left out if the mail contains a secret of its recipient. */
  text: z.nullish(z.string().check(z.maxLength(100_000))),
  createdAt: z.iso.datetime(),
  /** When it is tried next; left out if it was abandoned. */
  nextTryAt: z.nullish(z.iso.datetime()),
  /** When it was abandoned; left out while it waits. */
  failedAt: z.nullish(z.iso.datetime()),
  tries: z.int().check(z.minimum(0)),
  lastError: z.nullish(text),
});

const WireMailListSchema = z.object({
  mails: z.array(WireMailSchema).check(z.maxLength(MAILS_A_PAGE)),
  /** There are older unsent mails. */
  more: z.boolean(),
  /** Whether mail is being sent at all. */
  sending: z.boolean(),
});

export type WireMailList = z.infer<typeof WireMailListSchema>;

/** The calls for unsent mails. Optional: without them, the provider handles its mails by itself (decision 63). */
export const MAIL_CALLS = {
  listMail: {
    method: "GET",
    path: "/api/admin/mail",
    summary: "The mails that wait or were given up, the newest first, 25 at a time",
    access: "admin",
    query: {
      before: "The id of a mail: only older ones are wanted",
      failed: "`true` for those alone that were given up",
    },
    answer: WireMailListSchema,
    refusals: { 404: "The host offers no such list" },
  },
  sendMailAgain: {
    method: "POST",
    path: "/api/admin/mail/:id/again",
    summary: "Sends a mail that was given up once more",
    access: "admin",
    refusals: { 404: "No mail has this id, or it was sent", 409: "The mail was not given up" },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
