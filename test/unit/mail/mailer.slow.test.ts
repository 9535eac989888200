import { afterEach, describe, expect, it, vi } from "vitest";
import { write } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import { startMailer } from "~/mail/mailer.server";
import { type NewMail, onQueuedMail, queueMail, withdrawMail } from "~/mail/outbox.server";
import { aMailBox, headerOf, refusal } from "../../support/mail-box";

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

async function anOffice() {
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
        shopName: "The Shop",
        replyTo: "hello@doors.test",
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
    const office = await anOffice();
    const box = await aBox();
    office.start(box.url);
    await office.queue({ kind: "contact-answer" });
    const [mail] = await box.holding(1);
    if (!mail) throw new Error("nothing arrived");
    expect(headerOf(mail, "Reply-To")).toBe("The Shop <hello@doors.test>");
    expect(headerOf(mail, "Auto-Submitted")).toBeUndefined();
  });

  it("sends a mail once, with its content", async () => {
    const office = await anOffice();
    const box = await aBox();
    office.start(box.url);
    await office.queue();
    const [mail] = await box.holding(1);
    await office.until(({ sent_at }) => sent_at !== null);
    if (!mail) throw new Error("nothing arrived");
    expect(mail).toMatchObject({ from: "shop@doors.test", to: ["ada@people.test"] });
    expect(headerOf(mail, "From")).toBe("The Shop <shop@doors.test>");
    expect(headerOf(mail, "Subject")).toBe("Your order TS-1001");
    expect(headerOf(mail, "Auto-Submitted")).toBe("auto-generated");
    expect(headerOf(mail, "Message-ID")).toBe(`<${(await office.row()).message_id}@doors.test>`);
    expect(mail.source).toContain("Thank you.");
    expect(headerOf(mail, "Reply-To")).toBeUndefined();
    expect(box.arrived).toHaveLength(1);
    expect(await office.row()).toMatchObject({ text: "", html: "" });
  });

  it("tries again after a temporary refusal, with the same Message-ID", async () => {
    const office = await anOffice();
    const asked: string[] = [];
    const box = await aBox({
      onRcptTo({ address }, _session, done) {
        asked.push(address);
        done(asked.length === 1 ? refusal(451, "Greylisted, come back later") : null);
      },
    });
    const first = office.start(box.url);
    await office.queue();
    await office.until(({ last_error }) => last_error !== null);
    expect(await office.row()).toMatchObject({
      tries: 1,
      failed_at: null,
      claimed_at: null,
      next_try_at: office.clock.now + MINUTE,
    });
    expect((await office.row()).last_error).toContain("Greylisted");
    await first.close();
    office.clock.now += MINUTE;
    office.start(box.url);
    await box.holding(1);
    await office.until(({ sent_at }) => sent_at !== null);
    expect(asked).toHaveLength(2);
  });

  it("stores all mails while the server is down, and sends them once it is back", async () => {
    const office = await anOffice();
    const gone = await aMailBox();
    await gone.close();
    const first = office.start(gone.url);
    for (let count = 0; count < 5; count += 1) await office.queue();
    await office.until(({ tries }) => tries === 1);
    expect(await office.row()).toMatchObject({ failed_at: null, sent_at: null });
    expect((await office.row()).last_error).toContain("ECONNREFUSED");
    expect(office.logged).toEqual(["mail.server.unreachable"]);
    await first.close();
    office.clock.now += 60 * MINUTE;
    const box = await aBox({}, gone.port);
    office.start(box.url);
    await box.holding(5);
    expect(box.arrived).toHaveLength(5);
  });

  it("sends waiting mails as soon as the server is back", async () => {
    const office = await anOffice();
    const gone = await aMailBox();
    await gone.close();
    office.start(gone.url);
    await office.queue();
    await office.until(({ tries }) => tries === 1);
    const box = await aBox({}, gone.port);
    office.clock.now += 1;
    await office.queue({ subject: "Another" });
    await box.holding(2);
  });

  it("gives up a mail after its last try, or if its recipient does not exist", async () => {
    const office = await anOffice();
    let code = 451;
    const box = await aBox({ onRcptTo: (_address, _session, done) => done(refusal(code, "No")) });
    await office.queue();
    await write(office.database, (trx) => trx.updateTable("outbox").set({ tries: 13 }).execute());
    office.start(box.url);
    await office.until(({ failed_at }) => failed_at !== null);
    expect(await office.row()).toMatchObject({ tries: 14 });
    code = 550;
    await office.queue();
    await office.until(({ failed_at }) => failed_at !== null);
    expect(await office.row()).toMatchObject({ tries: 1 });
    expect(office.logged).toEqual(["mail.failed", "mail.failed"]);
  });

  it("sends a mail a second time if it may not have arrived, but never a third time", async () => {
    const office = await anOffice();
    const box = await aBox();
    await office.queue();
    // As after a crash while the server accepts the mail.
    const died = () =>
      write(office.database, (trx) =>
        trx
          .updateTable("outbox")
          .set({ sent_at: null, claimed_at: office.clock.now, handed_over_at: office.clock.now })
          .set({ next_try_at: office.clock.now + 1 })
          .execute(),
      );
    await died();
    office.clock.now += 2;
    const first = office.start(box.url);
    await office.until(({ sent_at }) => sent_at !== null);
    await first.close();
    await died();
    office.clock.now += 2;
    office.start(box.url);
    await office.until(({ failed_at }) => failed_at !== null);
    expect((await office.row()).last_error).toContain("may have arrived");
    expect(box.arrived).toHaveLength(1);
  });

  it("sends a mail at most twice if the server accepts it without an answer", async () => {
    const office = await anOffice();
    const box = await aBox();
    box.answering(() => box.hangUp());
    await office.queue();
    for (let tries = 1; (await office.row()).failed_at === null; tries += 1) {
      const mailer = office.start(box.url);
      await office.until((row) => row.tries === tries && row.claimed_at === null);
      await mailer.close();
      office.clock.now += 24 * 60 * MINUTE;
    }
    expect(box.arrived).toHaveLength(2);
    expect((await office.row()).last_error).toContain("may have arrived");
  });

  it("continues to try a mail that the server received and refused", async () => {
    const office = await anOffice();
    const box = await aBox({
      onData(stream, _session, done) {
        stream.on("end", () => done(refusal(451, "Not now"))).resume();
      },
    });
    await office.queue();
    for (let tries = 1; tries <= 4; tries += 1) {
      const mailer = office.start(box.url);
      await office.until((row) => row.tries === tries && row.claimed_at === null);
      await mailer.close();
      office.clock.now += 24 * 60 * MINUTE;
    }
    expect(await office.row()).toMatchObject({ failed_at: null, interruptions: 0, handed_over_at: null });
  });

  it("does not wait for a time that is far off because the clock was set back", async () => {
    const office = await anOffice();
    const box = await aBox();
    office.clock.now += 365 * 24 * 60 * MINUTE;
    await office.queue();
    office.clock.now -= 365 * 24 * 60 * MINUTE;
    office.start(box.url);
    await box.holding(1);
  });

  it("stores a mail until it may be sent, and until then it can be withdrawn", async () => {
    const office = await anOffice();
    const box = await aBox();
    await write(office.database, (trx) =>
      queueMail(trx, aMail(), office.clock.now, { notBefore: office.clock.now + MINUTE }),
    );
    await write(office.database, (trx) =>
      queueMail(trx, aMail({ about: "TS-1002" }), office.clock.now, {
        notBefore: office.clock.now + MINUTE,
      }),
    );
    const first = office.start(box.url);
    await office.queue({ about: "TS-1003" });
    await box.holding(1);
    expect(
      await write(office.database, (trx) =>
        withdrawMail(trx, { about: "TS-1001", kind: "order-shipped" }, office.clock.now),
      ),
    ).toBe(0);
    expect(await write(office.database, (trx) => withdrawMail(trx, { about: "TS-1001" }, office.clock.now))).toBe(1);
    await first.close();
    office.clock.now += MINUTE;
    office.start(box.url);
    await box.holding(2);
    expect(box.arrived).toHaveLength(2);
  });

  it("sends within a minute what another process queued and could not send", async () => {
    const office = await anOffice();
    const box = await aBox();
    const waits = vi.spyOn(globalThis, "setTimeout");
    office.start(box.url);
    const look = await vi.waitFor(() => {
      const found = waits.mock.calls.find(([, wait]) => wait === MINUTE);
      if (!found) throw new Error("it does not look again");
      return found[0];
    });
    onQueuedMail(() => {})();
    await office.queue();
    look();
    expect(await box.holding(1)).toHaveLength(1);
  });

  it("drops a mail whose link has expired", async () => {
    const office = await anOffice();
    const { now } = office.clock;
    await write(office.database, (trx) => queueMail(trx, aMail(), now, { notAfter: now + MINUTE }));
    office.clock.now += MINUTE;
    await office.queue({ subject: "Last" });
    const box = await aBox();
    office.start(box.url);
    await box.holding(1);
    expect(box.arrived).toHaveLength(1);
    expect(await office.mails()).toHaveLength(1);
  });

  it("deletes mails 30 days after they were sent", async () => {
    const office = await anOffice();
    const box = await aBox();
    const first = office.start(box.url);
    await office.queue();
    await office.until(({ sent_at }) => sent_at !== null);
    await first.close();
    office.clock.now += 30 * 24 * 60 * MINUTE;
    office.start(null);
    await vi.waitFor(async () => expect(await office.mails()).toEqual([]));
  });

  it("closes while the server is silent in the middle of a mail, which then may have arrived", async () => {
    const office = await anOffice();
    let told = () => {};
    const isThere = new Promise<void>((resolve) => {
      told = resolve;
    });
    const box = await aBox({
      onData(stream) {
        stream.resume();
        told();
      },
      closeTimeout: 10,
    });
    const mailer = office.start(box.url);
    await office.queue();
    await isThere;
    await mailer.close();
    expect(await office.row()).toMatchObject({ sent_at: null, failed_at: null, tries: 1 });
    expect((await office.row()).handed_over_at).not.toBeNull();
  });

  it("leaves no trace of a try if it closes before the text is sent", async () => {
    const office = await anOffice();
    let told = () => {};
    const isThere = new Promise<void>((resolve) => {
      told = resolve;
    });
    const box = await aBox({ onMailFrom: () => told(), closeTimeout: 10 });
    const mailer = office.start(box.url);
    await office.queue();
    await isThere;
    await mailer.close();
    expect(await office.row()).toMatchObject({ tries: 0, claimed_at: null, handed_over_at: null });
  });

  it("leaves mails in the outbox without a server, and says so once", async () => {
    const office = await anOffice();
    office.start(null);
    await office.queue();
    await office.queue();
    expect(office.logged).toEqual(["mail.off"]);
    expect(await office.row()).toMatchObject({ tries: 0, sent_at: null });
  });

  it("signs in if the server requires it, and writes the password nowhere", async () => {
    const office = await anOffice();
    const box = await aBox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        if (username === "shop@x" && password === "a b/c") done(null, { user: "shop" });
        else done(refusal(535, "Wrong"));
      },
    });
    await office.queue();
    const first = office.start(box.url.replace("//", "//shop%40x:wrong%2Dsecret@"));
    await office.until(({ last_error }) => last_error !== null);
    expect((await office.row()).last_error).not.toContain("secret");
    expect(await office.row()).toMatchObject({ failed_at: null });
    await first.close();
    office.clock.now += MINUTE;
    office.start(box.url.replace("//", "//shop%40x:a%20b%2Fc@"));
    await box.holding(1);
  });
});

describe("the content of a mail", () => {
  it("has no extra header or recipient, with any subject and address", async () => {
    const office = await anOffice();
    const box = await aBox();
    office.start(box.url);
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
      await office.queue({ to });
      expect(await office.row(), to).toMatchObject({ last_error: expect.stringContaining("none that mail") });
    }
    await office.queue({
      to: "ada@bücher.test",
      subject: "Your order\r\nBcc: eve@people.test\r\n\r\nBody\u2028\u0007x",
    });
    const [mail] = await box.holding(1);
    if (!mail) throw new Error("nothing arrived");
    expect(mail.to).toHaveLength(1);
    expect(headerOf(mail, "To")).toBe("ada@xn--bcher-kva.test");
    expect(headerOf(mail, "Bcc")).toBeUndefined();
    expect(headerOf(mail, "Subject")).toBe("Your order Bcc: eve@people.test Body x");
    await office.until(({ sent_at }) => sent_at !== null);
    expect(box.arrived).toHaveLength(1);
  });
});
