import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import { HOUR_MS } from "~/base/time/time";
import { reportFailedMail } from "./failed-mail.server";
import type { MailShop } from "./frame.server";
import { writeMail } from "./mail-message.server";
import { isMailRefusal, type MailServer, type MailServerSettings, mailServerAt } from "./mail-server.server";
import { NOT_MAILABLE, onQueuedMail } from "./outbox.server";
import {
  type ClaimedMail,
  claimMail,
  nextMailAt,
  noteHandOver,
  postponeDue,
  releaseMail,
  retryNow,
  settleFailed,
  settleSent,
  tidyOutbox,
} from "./outbox-queue.server";

/** How long a mail being sent may take once the shop shuts down. */
const GRACE_MS = 2000;

/** The clock may have been set, or another process may have queued a mail and ended. */
const LONGEST_PAUSE_MS = 60_000;

/** The lock that the sending process holds; an arbitrary number. */
export const SENDING_LOCK = 7_402;

/** The process that sends may have ended before its last mail. */
const OTHERS_PAUSE_MS = 2_000;

const IDLE_PAUSE_MS = HOUR_MS;

/** The recipient does not exist or is refused for good (RFC 5321, section 4.2.3): another try would not help. */
const NO_SUCH_RECIPIENT: readonly unknown[] = [550, 551, 553];

interface MailerOptions {
  readonly database: Database;
  /** Its name is the sender's, and its address the one for replies. */
  readonly shop: MailShop;
  /** Without one, mails stay in the outbox. */
  readonly mail: MailServerSettings | null;
  readonly log: Log;
  readonly now: () => number;
}

interface Mailer {
  close(): Promise<void>;
}

const isPermanent = (error: unknown) =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  NO_SUCH_RECIPIENT.includes(error.responseCode);

/** One at a time over one connection; of several processes, one sends. Failures never end the process. */
export function startMailer({ database, shop, mail, log, now }: MailerOptions): Mailer {
  const connect = mail && mailServerAt(mail);
  const ending = new AbortController();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isDown = false;

  async function sendOne(server: MailServer, claimed: ClaimedMail): Promise<void> {
    let isHandedOver = false;
    let isFinal = false;
    try {
      const from = { name: shop.shopName, address: mail?.from ?? "", replyTo: shop.contact.email };
      const written = await writeMail(claimed, from);
      isFinal = !written;
      if (!written) throw new Error(NOT_MAILABLE);
      await server.send(written, async () => {
        await noteHandOver(database, claimed.id, now());
        isHandedOver = true;
      });
    } catch (error) {
      if (stopped.signal.aborted) {
        // A mail that was handed over may still be delivered: its reservation runs out, and the try counts as
        // interrupted.
        if (!isHandedOver) await releaseMail(database, claimed, now());
        return;
      }
      const isInDoubt = isHandedOver && !isMailRefusal(error);
      const outcome = { error, isFinal: isFinal || isPermanent(error), isInDoubt };
      const isAbandoned = await settleFailed(database, claimed, outcome, now());
      if (isAbandoned) log.error("mail.failed", { mail: claimed.id, kind: claimed.kind, tries: claimed.tries });
      return;
    }
    await settleSent(database, claimed.id, now());
  }

  async function connectOrPostpone(connectTo: NonNullable<typeof connect>): Promise<MailServer | null> {
    try {
      const server = await connectTo(stopped.signal);
      if (isDown) await retryNow(database, now());
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

  /** @returns whether another process is sending */
  async function sendDue(): Promise<boolean> {
    await tidyOutbox(database, now());
    const next = await nextMailAt(database.db);
    if (!connect || next === null || next > now()) return false;
    return !(await database.exclusively(SENDING_LOCK, () => sendOver(connect)));
  }

  async function sendOver(connectTo: NonNullable<typeof connect>): Promise<void> {
    const server = await connectOrPostpone(connectTo);
    if (!server) return;
    try {
      while (server.isOpen && !ending.signal.aborted) {
        const claimed = await claimMail(database, now());
        if (!claimed) return;
        await sendOne(server, claimed);
      }
      isWoken = true;
    } finally {
      server.close();
    }
  }

  async function run(): Promise<void> {
    let pause = LONGEST_PAUSE_MS;
    let isOtherSending = false;
    try {
      do {
        isWoken = false;
        isOtherSending = await sendDue();
        if (!isOtherSending) await reportFailedMail(database, shop, now());
      } while (isWoken && !isOtherSending && !ending.signal.aborted);
      if (!connect) pause = IDLE_PAUSE_MS;
      const next = ending.signal.aborted || !connect ? null : await nextMailAt(database.db);
      if (next !== null)
        pause = Math.min(Math.max(next - now(), isOtherSending ? OTHERS_PAUSE_MS : 0), LONGEST_PAUSE_MS);
    } catch (error) {
      log.error("mail.stopped", { error, retryMs: pause });
    }
    running = undefined;
    if (ending.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(wake, isWoken && !isOtherSending ? 0 : pause).unref();
  }

  function wake(): void {
    isWoken = true;
    if (!ending.signal.aborted) running ??= run();
  }

  const unsubscribe = onQueuedMail(wake);
  if (!mail) log.info("mail.off", { why: "SMTP_URL is not set: mails stay in the outbox, to be read at /admin/mail" });
  wake();
  return {
    async close() {
      ending.abort();
      unsubscribe();
      clearTimeout(timer);
      const grace = setTimeout(() => stopped.abort(new Error("The shop ends")), GRACE_MS);
      await running;
      clearTimeout(grace);
    },
  };
}
