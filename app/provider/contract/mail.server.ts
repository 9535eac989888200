import * as z from "zod/mini";
import { MAILS_A_PAGE } from "~/domain/outgoing-mail";
import type { CallDefinition } from "./call.server";

const text = z.string().check(z.maxLength(500));

const WireMailSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  recipient: text,
  subject: text,
  /** Left out where the mail holds a secret of its recipient's. */
  text: z.nullish(z.string().check(z.maxLength(100_000))),
  createdAt: z.iso.datetime(),
  /** When it is tried next; left out where it was given up. */
  nextTryAt: z.nullish(z.iso.datetime()),
  /** When it was given up; left out where it waits. */
  failedAt: z.nullish(z.iso.datetime()),
  tries: z.int().check(z.minimum(0)),
  lastError: z.nullish(text),
});

const WireMailListSchema = z.object({
  mails: z.array(WireMailSchema).check(z.maxLength(MAILS_A_PAGE)),
  /** Older ones than these were not sent either. */
  more: z.boolean(),
  /** Whether mail leaves at all. */
  sending: z.boolean(),
});

export type WireMailList = z.infer<typeof WireMailListSchema>;

/** The calls for mails that were not sent, which a host may leave out: it then sends its mails by itself (decision 63). */
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
