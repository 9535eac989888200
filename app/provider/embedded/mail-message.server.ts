import { mailableAddress } from "./mail-address.server";
import type { MailKind } from "./outbox.server";

/** A mail as its server gets it. */
export interface Mail {
  /** The one address that it goes to. */
  readonly to: string;
  /** Headers and text. */
  readonly message: Buffer;
}

interface StoredMail {
  readonly kind: string;
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** The kinds of mail in which a person writes, and can be answered. */
const WRITTEN_BY_HAND: readonly string[] = ["contact-answer" satisfies MailKind];

/** Whatever could end a header's line, or hide in it. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

/**
 * Writes a mail out, with nothing from elsewhere in it. However often it is written, its Message-ID stays the same, by
 * which servers know a copy.
 *
 * @param from the shop's name, the address its mails come from, and the one that people write to
 * @returns `null` where the recipient is none that mail can be sent to
 */
export async function writeMail(
  { messageId, kind, recipient, subject, text, html, createdAt }: StoredMail,
  { name, address, replyTo }: { readonly name: string; readonly address: string; readonly replyTo: string },
): Promise<Mail | null> {
  const to = mailableAddress(recipient);
  if (to === null) return null;
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const message = await new MailComposer({
    from: { name, address },
    ...(WRITTEN_BY_HAND.includes(kind) && { replyTo: { name, address: replyTo } }),
    to: { name: "", address: to },
    subject: subject.replace(CONTROLS, " ").trim(),
    text,
    html,
    messageId: `<${messageId}@${domain}>`,
    date: new Date(createdAt),
    // No program answers it, and no answer to it begins a conversation of two programs (RFC 3834).
    headers: WRITTEN_BY_HAND.includes(kind) ? {} : { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { to, message };
}
