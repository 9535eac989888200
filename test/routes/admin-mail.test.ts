import { beforeAll, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import * as environment from "~/base/platform/env.server";
import * as outbox from "~/house/mail/outbox-list.server";
import { MAILS_PER_PAGE, type OutgoingMail } from "~/house/mail/outgoing-mail";
import * as mail from "~/routes/admin.mail";
import { ADMIN, SHOP_ORIGIN } from "../support/embedded-backend";
import "../support/shop-env";
import { routedShop } from "../support/routed-shop";
import { load, post, registerInShop, signInToShop } from "../support/shop-session";

const PATH = "/admin/mail";
const handle = routedShop({ "admin.mail": ["admin/mail", mail] });

let admin = "";
beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
});

const htmlOf = async (query = "") => {
  const answer = await handle(new Request(SHOP_ORIGIN + PATH + query, { headers: { Cookie: admin } }));
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  return (await answer.text()).replaceAll("<!-- -->", "");
};

const aMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: "7",
  recipient: "ann@site.test",
  subject: "Your order <HV-1001>",
  text: "Thank you & welcome",
  createdAt: "2026-11-22T19:22:00.000Z",
  nextTryAt: "2026-11-22T19:23:00.000Z",
  failedAt: null,
  tries: 2,
  lastError: "451 Try later",
  ...change,
});

/** Makes these the unsent mails of a shop that sends mail. */
function mailsAre(mails: readonly OutgoingMail[], olderThan: string | null = null) {
  vi.spyOn(environment, "env").mockReturnValue({
    ...environment.env(),
    mail: { url: "smtp://127.0.0.1:9", from: "shop@shop.test" },
  });
  vi.spyOn(outbox, "listUnsent").mockResolvedValue({ mails, olderThan });
}

describe("the page of unsent mails", () => {
  it("shows what waits, newest first, in a shop that sends no mail, and says so", async () => {
    for (const name of ["first", "second"]) await registerInShop({ email: `${name}.mail@shop.test`, tier: "dealer" });
    const html = await htmlOf();
    expect(html).toContain("This shop sends no mail yet");
    expect(html.indexOf("second.mail@shop.test")).toBeGreaterThan(0);
    expect(html.indexOf("second.mail@shop.test")).toBeLessThan(html.indexOf("first.mail@shop.test"));
    expect(html).not.toContain("Send again");
  });

  it("shows each mail's tries, last error and text, and offers to resend those that were given up", async () => {
    mailsAre([aMail({ nextTryAt: null, failedAt: "2026-11-23T19:22:00.000Z" }), aMail({ id: "6" })]);
    const html = await htmlOf();
    for (const text of ["Your order &lt;HV-1001&gt;", "Thank you &amp; welcome", "451 Try later", "Tried 2 times"]) {
      expect(html).toContain(text);
    }
    expect(html.match(/Send again/g)).toHaveLength(1);
    expect(html).not.toContain("This shop sends no mail yet");
  });

  it("never shows a secret link", async () => {
    mailsAre([aMail({ text: null })]);
    expect(await htmlOf()).toContain("holds a link meant only for its recipient");
  });

  it("preserves the chosen filter between pages", async () => {
    mailsAre(
      Array.from({ length: MAILS_PER_PAGE }, (_none, n) => aMail({ id: String(99 - n) })),
      "75",
    );
    expect(await htmlOf("?show=failed")).toContain('href="/admin/mail?show=failed&amp;older-than=75"');
    await htmlOf("?show=nonsense&older-than=75");
    expect(vi.spyOn(outbox, "listUnsent").mock.calls.map(([, question]) => question)).toEqual([
      { failed: true, before: null },
      { failed: false, before: "75" },
    ]);
  });

  it("says that there are none", async () => {
    mailsAre([]);
    expect(await htmlOf("?older-than=1")).toContain("No older mails.");
    expect(await htmlOf("?show=failed")).toContain("Nothing waits here.");
  });

  it("is unavailable while the database is away", async () => {
    vi.spyOn(outbox, "listUnsent").mockRejectedValueOnce(new BusyError("a database's own words", 5));
    const answer = await load(mail.loader, PATH, admin);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await answer.text()).not.toContain("own words");
  });
});

describe("resending a mail", () => {
  const again = (fields: Readonly<Record<string, string>>) => post(mail.action, PATH, fields, admin);

  it.each([
    ["done", 200],
    ["unknown", 404],
    ["not-failed", 409],
  ] as const)("is answered with the result: %s", async (outcome, status) => {
    vi.spyOn(outbox, "sendAgain").mockResolvedValueOnce(outcome);
    const answer = await again({ id: "7" });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
    expect(await answer.json()).toEqual({ outcome });
    expect(vi.spyOn(outbox, "sendAgain").mock.calls.map(([, id]) => id)).toEqual(["7"]);
  });

  it("says that it failed while the database is away", async () => {
    vi.spyOn(outbox, "sendAgain").mockRejectedValueOnce(new BusyError("the database cannot be reached", 5));
    const answer = await again({ id: "7" });
    expect([answer.status, await answer.json()]).toEqual([503, { outcome: "failed" }]);
  });

  it.each<Record<string, string>>([{}, { id: "" }, { id: ".." }, { id: "9".repeat(201) }])(
    "is refused for the form %j",
    async (fields) => {
      const sendAgain = vi.spyOn(outbox, "sendAgain");
      expect((await again(fields)).status).toBe(400);
      expect(sendAgain).not.toHaveBeenCalled();
    },
  );
});
