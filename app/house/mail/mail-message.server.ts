import { mailableAddress } from "./mail-address.server";
import type { MailKind } from "./outbox.server";
import type { ClaimedMail } from "./outbox-queue.server";

export interface Mail {
  readonly to: string;
  readonly message: Buffer;
}

const WRITTEN_BY_HAND: readonly string[] = ["contact-answer" satisfies MailKind];

/** Characters that could end a header's line, or hide in it. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

/** Loads nothing from outside. Its Message-ID stays, so that servers recognize a copy. `null` if it cannot be sent. */
export async function writeMail(
  { messageId, kind, recipient, subject, text, html, createdAt }: Omit<ClaimedMail, "id" | "tries" | "interruptions">,
  { name, address, replyTo }: { readonly name: string; readonly address: string; readonly replyTo: string },
): Promise<Mail | null> {
  const to = mailableAddress(recipient);
  if (to === null) return null;
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const message = await new MailComposer({
    from: { name, address },
    replyTo: { name, address: replyTo },
    to: { name: "", address: to },
    subject: subject.replace(CONTROLS, " ").trim(),
    text,
    html,
    messageId: `<${messageId}@${domain}>`,
    date: new Date(createdAt),
    // Prevents automatic answers, and conversations between two programs (RFC 3834).
    headers: WRITTEN_BY_HAND.includes(kind) ? {} : { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { to, message };
}
