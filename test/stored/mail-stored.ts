import { expect, it, vi } from "vitest";
import { write } from "~/base/database/database.server";
import { listEvents } from "~/house/audit/audit.server";
import { type NewMail, queueMail } from "~/house/mail/outbox.server";
import { listUnsent, sendAgain } from "~/house/mail/outbox-list.server";
import { claimMail, outboxGauges, settleSent } from "~/house/mail/outbox-queue.server";
import { MAILS_PER_PAGE } from "~/house/mail/outgoing-mail";
import { describeStored, type OpenDatabase } from "./with-database";

const aMail = (change: Partial<NewMail> = {}): NewMail => ({
  kind: "contact-received",
  about: "",
  to: "ann@site.test",
  subject: "Your message",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  ...change,
});

/** An address that no mail can be sent to: its mail counts as abandoned immediately. */
const NO_ADDRESS = "no address";

export function describeMail(engine: string, open: OpenDatabase): void {
  describeStored(`unsent mail, ${engine}`, open, ({ database, now, pass }) => {
    const queue = (change: Partial<NewMail> = {}) => write(database(), (trx) => queueMail(trx, aMail(change), now()));
    const list = (before: string | null = null, failed = false) => listUnsent(database().db, { before, failed });

    it("is listed in pages, the newest first, each mail once", async () => {
      for (let count = 0; count <= MAILS_PER_PAGE; count += 1) {
        await queue({ to: `writer${count}@site.test` });
        pass(1000);
      }
      const first = await list();
      expect(first.mails).toHaveLength(MAILS_PER_PAGE);
      expect(first.mails[0]).toMatchObject({ recipient: `writer${MAILS_PER_PAGE}@site.test`, text: "Thank you." });
      const times = first.mails.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      const second = await list(first.olderThan);
      expect(second).toMatchObject({ mails: [{ recipient: "writer0@site.test" }], olderThan: null });
      expect((await list("no-such-mail")).mails).toEqual(first.mails);
    });

    it("never shows a link that gives access to its recipient's account", async () => {
      for (const kind of ["password-reset", "email-change", "staff-invitation"] as const) {
        await queue({ kind });
        expect((await list()).mails[0]).toMatchObject({ text: null, failedAt: null });
      }
    });

    it("is sent again only if it was given up, which is an event of the admin", async () => {
      await queue({ to: NO_ADDRESS });
      const [abandoned] = (await list(null, true)).mails;
      expect((await list(null, true)).mails).toHaveLength(1);
      expect(abandoned).toMatchObject({ nextTryAt: null, failedAt: new Date(now()).toISOString() });
      const again = (id: string) => sendAgain(database(), id, "admin", now());
      expect(await again(abandoned?.id ?? "")).toBe("done");
      expect(await again(abandoned?.id ?? "")).toBe("not-failed");
      expect((await list()).mails[0]).toMatchObject({ failedAt: null, tries: 0 });
      expect(await again("no-such-mail")).toBe("unknown");
      const { events } = await listEvents(database().db, { kinds: ["mail.sent-again"], order: "newest", after: null });
      expect(events).toMatchObject([{ actor: { id: "admin" }, subject: null }]);
    });

    it("is counted for the metrics, and leaves the list once it is sent", async () => {
      const read = async () => {
        const values = await Promise.all(outboxGauges(database()).map((gauge) => gauge.read()));
        const [waiting = 0, failed = 0, age = 0] = values.flat().map(({ value }) => value);
        return { waiting, failed, age };
      };
      vi.spyOn(Date, "now").mockImplementation(now);
      const before = await read();
      const claimed = await claimMail(database(), now());
      await settleSent(database(), claimed?.id ?? 0, now());
      await queue({ to: NO_ADDRESS });
      const { waiting, failed, age } = await read();
      expect([waiting, failed]).toEqual([before.waiting - 1, before.failed + 1]);
      expect(age).toBeLessThan(before.age);
      expect(age).toBeGreaterThan(0);
      expect(await sendAgain(database(), String(claimed?.id), "admin", now())).toBe("unknown");
    });
  });
}
