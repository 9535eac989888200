import { afterEach, describe, expect, it, vi } from "vitest";
import { write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { startMailer } from "~/house/mail/mailer.server";
import { type NewMail, onQueuedMail, queueMail, withdrawMail } from "~/house/mail/outbox.server";
import { aMailBox, headerOf, refusal } from "../../../support/mail-box";
import { MAIL_SHOP } from "../../../support/mail-shop";

const MINUTE = 60_000;

const aMail = (change: Partial<NewMail> = {}): NewMail => ({
  kind: "order-received",
  about: "TS-1001",
  to: "ada@people.test",
  subject: "Your order TS-1001",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  ...change,
});

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function anOutbox() {
  const clock = { now: Date.UTC(2026, 0, 5, 9) };
  const database = await openDatabase(":memory:");
  closers.push(() => database.close());
  const logged: string[] = [];
  const log = {
    info: (event: string) => void logged.push(event),
    error: (event: string) => void logged.push(event),
  };
  const row = () =>
    database.db.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
  return {
    clock,
    database,
    logged,
    row,
    mails: () => database.db.selectFrom("outbox").select("id").execute(),
    queue: (change: Partial<NewMail> = {}) => write(database, (trx) => queueMail(trx, aMail(change), clock.now)),
    start(url: string | null) {
      const mail = url === null ? null : { url, from: "shop@doors.test" };
      const mailer = startMailer({
        database,
        shop: { ...MAIL_SHOP, contact: { ...MAIL_SHOP.contact, email: "hello@doors.test" } },
        mail,
        log,
        now: () => clock.now,
      });
      let isOpen = true;
      const close = async () => {
        if (isOpen) await mailer.close();
        isOpen = false;
      };
      closers.push(close);
      return { close };
    },
    /** Resolves once the newest mail fits. */
    until: (fits: (row: Record<string, string | number | null>) => boolean) =>
      vi.waitFor(async () => expect(fits(await row())).toBe(true), { interval: 5, timeout: 5000 }),
  };
}

async function aBox(...of: Parameters<typeof aMailBox>) {
  const box = await aMailBox(...of);
  closers.push(() => box.close());
  return box;
}

describe("the mailer", () => {
  it("sends an admin's answer with the shop's address for replies", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    outbox.start(box.url);
    await outbox.queue({ kind: "contact-answer" });
    const [mail] = await box.waitForMails(1);
    if (!mail) throw new Error("nothing arrived");
    expect(headerOf(mail, "Reply-To")).toBe("The Shop <hello@doors.test>");
    expect(headerOf(mail, "Auto-Submitted")).toBeUndefined();
  });

  it("sends a mail once, with its content", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    outbox.start(box.url);
    await outbox.queue();
    const [mail] = await box.waitForMails(1);
    await outbox.until(({ sent_at }) => sent_at !== null);
    if (!mail) throw new Error("nothing arrived");
    expect(mail).toMatchObject({ from: "shop@doors.test", to: ["ada@people.test"] });
    expect(headerOf(mail, "From")).toBe("The Shop <shop@doors.test>");
    expect(headerOf(mail, "Subject")).toBe("Your order TS-1001");
    expect(headerOf(mail, "Auto-Submitted")).toBe("auto-generated");
    expect(headerOf(mail, "Message-ID")).toBe(`<${(await outbox.row()).message_id}@doors.test>`);
    expect(mail.source).toContain("Thank you.");
    expect(headerOf(mail, "Reply-To")).toBe("The Shop <hello@doors.test>");
    expect(box.arrived).toHaveLength(1);
    expect(await outbox.row()).toMatchObject({ text: "", html: "" });
  });

  it("tries again after a temporary refusal, with the same Message-ID", async () => {
    const outbox = await anOutbox();
    const asked: string[] = [];
    const box = await aBox({
      onRcptTo({ address }, _session, done) {
        asked.push(address);
        done(asked.length === 1 ? refusal(451, "Greylisted, come back later") : null);
      },
    });
    const first = outbox.start(box.url);
    await outbox.queue();
    await outbox.until(({ last_error }) => last_error !== null);
    expect(await outbox.row()).toMatchObject({
      tries: 1,
      failed_at: null,
      claimed_at: null,
      next_try_at: outbox.clock.now + MINUTE,
    });
    expect((await outbox.row()).last_error).toContain("Greylisted");
    await first.close();
    outbox.clock.now += MINUTE;
    outbox.start(box.url);
    await box.waitForMails(1);
    await outbox.until(({ sent_at }) => sent_at !== null);
    expect(asked).toHaveLength(2);
  });

  it("stores all mails while the server is down, and sends them once it is back", async () => {
    const outbox = await anOutbox();
    const gone = await aMailBox();
    await gone.close();
    const first = outbox.start(gone.url);
    for (let count = 0; count < 5; count += 1) await outbox.queue();
    await outbox.until(({ tries }) => tries === 1);
    expect(await outbox.row()).toMatchObject({ failed_at: null, sent_at: null });
    expect((await outbox.row()).last_error).toContain("ECONNREFUSED");
    expect(outbox.logged).toEqual(["mail.server.unreachable"]);
    await first.close();
    outbox.clock.now += 60 * MINUTE;
    const box = await aBox({}, gone.port);
    outbox.start(box.url);
    await box.waitForMails(5);
    expect(box.arrived).toHaveLength(5);
  });

  it("sends waiting mails as soon as the server is back", async () => {
    const outbox = await anOutbox();
    const gone = await aMailBox();
    await gone.close();
    outbox.start(gone.url);
    await outbox.queue();
    await outbox.until(({ tries }) => tries === 1);
    const box = await aBox({}, gone.port);
    outbox.clock.now += 1;
    await outbox.queue({ subject: "Another" });
    await box.waitForMails(2);
  });

  it("gives up a mail after its last try, or if its recipient does not exist", async () => {
    const outbox = await anOutbox();
    let code = 451;
    const box = await aBox({ onRcptTo: (_address, _session, done) => done(refusal(code, "No")) });
    await outbox.queue();
    await write(outbox.database, (trx) => trx.updateTable("outbox").set({ tries: 13 }).execute());
    outbox.start(box.url);
    await outbox.until(({ failed_at }) => failed_at !== null);
    expect(await outbox.row()).toMatchObject({ tries: 14 });
    code = 550;
    await outbox.queue();
    await outbox.until(({ failed_at }) => failed_at !== null);
    expect(await outbox.row()).toMatchObject({ tries: 1 });
    expect(outbox.logged).toEqual(["mail.failed", "mail.failed"]);
  });

  it("sends a mail a second time if it may not have arrived, but never a third time", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    await outbox.queue();
    // As after a crash while the server accepts the mail.
    const died = () =>
      write(outbox.database, (trx) =>
        trx
          .updateTable("outbox")
          .set({ sent_at: null, claimed_at: outbox.clock.now, handed_over_at: outbox.clock.now })
          .set({ next_try_at: outbox.clock.now + 1 })
          .execute(),
      );
    await died();
    outbox.clock.now += 2;
    const first = outbox.start(box.url);
    await outbox.until(({ sent_at }) => sent_at !== null);
    await first.close();
    await died();
    outbox.clock.now += 2;
    outbox.start(box.url);
    await outbox.until(({ failed_at }) => failed_at !== null);
    expect((await outbox.row()).last_error).toContain("may have arrived");
    expect(box.arrived).toHaveLength(1);
  });

  it("sends a mail at most twice if the server accepts it without an answer", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    box.answerWith(() => box.hangUp());
    await outbox.queue();
    for (let tries = 1; (await outbox.row()).failed_at === null; tries += 1) {
      const mailer = outbox.start(box.url);
      await outbox.until((row) => row.tries === tries && row.claimed_at === null);
      await mailer.close();
      outbox.clock.now += 24 * 60 * MINUTE;
    }
    expect(box.arrived).toHaveLength(2);
    expect((await outbox.row()).last_error).toContain("may have arrived");
  });

  it("continues to try a mail that the server received and refused", async () => {
    const outbox = await anOutbox();
    const box = await aBox({
      onData(stream, _session, done) {
        stream.on("end", () => done(refusal(451, "Not now"))).resume();
      },
    });
    await outbox.queue();
    for (let tries = 1; tries <= 4; tries += 1) {
      const mailer = outbox.start(box.url);
      await outbox.until((row) => row.tries === tries && row.claimed_at === null);
      await mailer.close();
      outbox.clock.now += 24 * 60 * MINUTE;
    }
    expect(await outbox.row()).toMatchObject({ failed_at: null, interruptions: 0, handed_over_at: null });
  });

  it("does not wait for a time that is far off because the clock was set back", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    outbox.clock.now += 365 * 24 * 60 * MINUTE;
    await outbox.queue();
    outbox.clock.now -= 365 * 24 * 60 * MINUTE;
    outbox.start(box.url);
    await box.waitForMails(1);
  });

  it("stores a mail until it may be sent, and until then it can be withdrawn", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    await write(outbox.database, (trx) =>
      queueMail(trx, aMail(), outbox.clock.now, { notBefore: outbox.clock.now + MINUTE }),
    );
    await write(outbox.database, (trx) =>
      queueMail(trx, aMail({ about: "TS-1002" }), outbox.clock.now, {
        notBefore: outbox.clock.now + MINUTE,
      }),
    );
    const first = outbox.start(box.url);
    await outbox.queue({ about: "TS-1003" });
    await box.waitForMails(1);
    expect(
      await write(outbox.database, (trx) =>
        withdrawMail(trx, { about: "TS-1001", kind: "order-shipped" }, outbox.clock.now),
      ),
    ).toBe(0);
    expect(await write(outbox.database, (trx) => withdrawMail(trx, { about: "TS-1001" }, outbox.clock.now))).toBe(1);
    await first.close();
    outbox.clock.now += MINUTE;
    outbox.start(box.url);
    await box.waitForMails(2);
    expect(box.arrived).toHaveLength(2);
  });

  it("sends within a minute what another process queued and could not send", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    const waits = vi.spyOn(globalThis, "setTimeout");
    outbox.start(box.url);
    const retry = await vi.waitFor(() => {
      const found = waits.mock.calls.find(([, wait]) => wait === MINUTE);
      if (!found) throw new Error("it does not look again");
      return found[0];
    });
    onQueuedMail(() => {})();
    await outbox.queue();
    retry();
    expect(await box.waitForMails(1)).toHaveLength(1);
  });

  it("drops a mail whose link has expired", async () => {
    const outbox = await anOutbox();
    const { now } = outbox.clock;
    await write(outbox.database, (trx) => queueMail(trx, aMail(), now, { notAfter: now + MINUTE }));
    outbox.clock.now += MINUTE;
    await outbox.queue({ subject: "Last" });
    const box = await aBox();
    outbox.start(box.url);
    await box.waitForMails(1);
    expect(box.arrived).toHaveLength(1);
    expect(await outbox.mails()).toHaveLength(1);
  });

  it("deletes mails 30 days after they were sent", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    const first = outbox.start(box.url);
    await outbox.queue();
    await outbox.until(({ sent_at }) => sent_at !== null);
    await first.close();
    outbox.clock.now += 30 * 24 * 60 * MINUTE;
    outbox.start(null);
    await vi.waitFor(async () => expect(await outbox.mails()).toEqual([]));
  });

  it("closes while the server is silent in the middle of a mail, which then may have arrived", async () => {
    const outbox = await anOutbox();
    let markReached = () => {};
    const reached = new Promise<void>((resolve) => {
      markReached = resolve;
    });
    const box = await aBox({
      onData(stream) {
        stream.resume();
        markReached();
      },
      closeTimeout: 10,
    });
    const mailer = outbox.start(box.url);
    await outbox.queue();
    await reached;
    await mailer.close();
    expect(await outbox.row()).toMatchObject({ sent_at: null, failed_at: null, tries: 1 });
    expect((await outbox.row()).handed_over_at).not.toBeNull();
  });

  it("leaves no trace of a try if it closes before the text is sent", async () => {
    const outbox = await anOutbox();
    let markReached = () => {};
    const reached = new Promise<void>((resolve) => {
      markReached = resolve;
    });
    const box = await aBox({ onMailFrom: () => markReached(), closeTimeout: 10 });
    const mailer = outbox.start(box.url);
    await outbox.queue();
    await reached;
    await mailer.close();
    expect(await outbox.row()).toMatchObject({ tries: 0, claimed_at: null, handed_over_at: null });
  });

  it("leaves mails in the outbox without a server, and says so once", async () => {
    const outbox = await anOutbox();
    outbox.start(null);
    await outbox.queue();
    await outbox.queue();
    expect(outbox.logged).toEqual(["mail.off"]);
    expect(await outbox.row()).toMatchObject({ tries: 0, sent_at: null });
  });

  it("signs in if the server requires it, and writes the password nowhere", async () => {
    const outbox = await anOutbox();
    const box = await aBox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        if (username === "shop@x" && password === "a b/c") done(null, { user: "shop" });
        else done(refusal(535, "Wrong"));
      },
    });
    await outbox.queue();
    const first = outbox.start(box.url.replace("//", "//shop%40x:wrong%2Dsecret@"));
    await outbox.until(({ last_error }) => last_error !== null);
    expect((await outbox.row()).last_error).not.toContain("secret");
    expect(await outbox.row()).toMatchObject({ failed_at: null });
    await first.close();
    outbox.clock.now += MINUTE;
    outbox.start(box.url.replace("//", "//shop%40x:a%20b%2Fc@"));
    await box.waitForMails(1);
  });
});

describe("the content of a mail", () => {
  it("has no extra header or recipient, with any subject and address", async () => {
    const outbox = await anOutbox();
    const box = await aBox();
    outbox.start(box.url);
    const refused = [
      "ada@people.test, eve@people.test",
      "ada@people.test\r\nBcc: eve@people.test",
      "ada@people.test;eve@people.test",
      "<eve@people.test>ada@people.test",
      '"ada eve@people.test"@people.test',
      "ada@people.test\u0000",
      "eve@people.test,ada@people.test",
      "(eve@people.test)ada@people.test",
      "ada@[127.0.0.1]",
      "ada",
      "",
      "@people.test",
      "ada@people.test>\r\nRCPT TO:<eve@people.test",
    ];
    for (const to of refused) {
      await outbox.queue({ to });
      expect(await outbox.row(), to).toMatchObject({ last_error: expect.stringContaining("Mail cannot be sent") });
    }
    await outbox.queue({
      to: "ada@bücher.test",
      subject: "Your order\r\nBcc: eve@people.test\r\n\r\nBody\u2028\u0007x",
    });
    const [mail] = await box.waitForMails(1);
    if (!mail) throw new Error("nothing arrived");
    expect(mail.to).toHaveLength(1);
    expect(headerOf(mail, "To")).toBe("ada@xn--bcher-kva.test");
    expect(headerOf(mail, "Bcc")).toBeUndefined();
    expect(headerOf(mail, "Subject")).toBe("Your order Bcc: eve@people.test Body x");
    await outbox.until(({ sent_at }) => sent_at !== null);
    expect(box.arrived).toHaveLength(1);
  });
});
