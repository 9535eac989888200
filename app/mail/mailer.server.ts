import type { Database } from "~/database/database.server";
import type { Log } from "~/platform/log.server";
import {
  type ClaimedMail,
  claimMail,
  noteHandOver,
  releaseMail,
  settleFailed,
  settleSent,
} from "./claimed-mail.server";
import { writeMail } from "./mail-message.server";
import { isAnswer, type MailServer, type MailServerSettings, mailServerAt } from "./mail-server.server";
import { NOT_MAILABLE, onQueuedMail } from "./outbox.server";
import { hasten, nextMailAt, postponeDue, tidyOutbox } from "./outbox-queue.server";

/** How long a mail being sent may take after the shop begins to end, in milliseconds. */
const GRACE_MS = 2000;

/**
 * The longest time between two checks: the clock may have been set, or another process may have queued a mail and
 * ended.
 */
const LONGEST_LOOK_MS = 60_000;

/** The lock of the process that sends; any number. */
export const SENDING_LOCK = 7_402;

/** When to look again while another process sends, in milliseconds: it may have ended before its last mail. */
const OTHERS_LOOK_MS = 2_000;

/** The time between two checks for outdated mails if no mail server is set. */
const IDLE_LOOK_MS = 3_600_000;

/** The recipient does not exist or is refused for good (RFC 5321, section 4.2.3): another try would not help. */
const NO_SUCH_RECIPIENT: readonly unknown[] = [550, 551, 553];

interface MailerOptions {
  readonly database: Database;
  /** The sender's name. */
  readonly shopName: string;
  /** The address for replies. */
  readonly replyTo: string;
  /** Without one, mails stay in the outbox. */
  readonly mail: MailServerSettings | null;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Sends the mails. */
export interface Mailer {
  /** Waits briefly for the mail being sent, and sends no more. */
  close(): Promise<void>;
}

const isHopeless = (error: unknown) =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  NO_SUCH_RECIPIENT.includes(error.responseCode);

/**
 * Sends the mails in the outbox, one at a time over one connection, and sleeps while nothing is due, or while another
 * process sends. Failures are logged and tried again, and never end the process.
 */
export function startMailer({ database, shopName, replyTo, mail, log, now }: MailerOptions): Mailer {
  const connect = mail && mailServerAt(mail);
  const from = { name: shopName, address: mail?.from ?? "", replyTo };
  const ending = new AbortController();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isDown = false;

  async function sendOne(server: MailServer, claimed: ClaimedMail): Promise<void> {
    let isHandedOver = false;
    let isFinal = false;
    try {
      const written = await writeMail(claimed, from);
      isFinal = !written;
      if (!written) throw new Error(NOT_MAILABLE);
      await server.send(written, async () => {
        await noteHandOver(database, claimed.id, now());
        isHandedOver = true;
      });
    } catch (error) {
      if (stopped.signal.aborted) {
        // A mail that was handed over may be delivered: its reservation runs out, and it counts as interrupted.
        if (!isHandedOver) await releaseMail(database, claimed, now());
        return;
      }
      const isInDoubt = isHandedOver && !isAnswer(error);
      const outcome = { error, isFinal: isFinal || isHopeless(error), isInDoubt };
      const isOver = await settleFailed(database, claimed, outcome, now());
      if (isOver) log.error("mail.failed", { mail: claimed.id, kind: claimed.kind, tries: claimed.tries });
      return;
    }
    await settleSent(database, claimed.id, now());
  }

  /** Connects, or postpones all mails that are due. */
  async function reach(connectTo: NonNullable<typeof connect>): Promise<MailServer | null> {
    try {
      const server = await connectTo(stopped.signal);
      if (isDown) await hasten(database, now());
      isDown = false;
      return server;
    } catch (error) {
      if (ending.signal.aborted) return null;
      const lost = await postponeDue(database, error, now());
      if (!isDown) log.error("mail.server.unreachable", { error });
      if (lost > 0) log.error("mail.failed", { mails: lost });
      isDown = true;
      return null;
    }
  }

  /** @returns whether another process sends */
  async function sendDue(): Promise<boolean> {
    await tidyOutbox(database, now());
    const next = await nextMailAt(database.db);
    if (!connect || next === null || next > now()) return false;
    return !(await database.alone(SENDING_LOCK, () => sendOver(connect)));
  }

  async function sendOver(connectTo: NonNullable<typeof connect>): Promise<void> {
    const server = await reach(connectTo);
    if (!server) return;
    try {
      while (server.isOpen && !ending.signal.aborted) {
        const claimed = await claimMail(database, now());
        if (!claimed) return;
        await sendOne(server, claimed);
      }
      isAskedAgain = true;
    } finally {
      server.close();
    }
  }

  async function run(): Promise<void> {
    let look = LONGEST_LOOK_MS;
    let isOthers = false;
    try {
      do {
        isAskedAgain = false;
        isOthers = await sendDue();
      } while (isAskedAgain && !isOthers && !ending.signal.aborted);
      if (!connect) look = IDLE_LOOK_MS;
      const next = ending.signal.aborted || !connect ? null : await nextMailAt(database.db);
      if (next !== null) look = Math.min(Math.max(next - now(), isOthers ? OTHERS_LOOK_MS : 0), LONGEST_LOOK_MS);
    } catch (error) {
      log.error("mail.stopped", { error, retryMs: look });
    }
    running = undefined;
    if (ending.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(wake, isAskedAgain && !isOthers ? 0 : look).unref();
  }

  function wake(): void {
    isAskedAgain = true;
    if (!ending.signal.aborted) running ??= run();
  }

  const forget = onQueuedMail(wake);
  if (!mail) log.info("mail.off", { why: "SMTP_URL is not set: mails stay in the outbox, to be read at /admin/mail" });
  wake();
  return {
    async close() {
      ending.abort();
      forget();
      clearTimeout(timer);
      const grace = setTimeout(() => stopped.abort(new Error("The shop ends")), GRACE_MS);
      await running;
      clearTimeout(grace);
    },
  };
}
