import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { provider } from "~/provider/provider.server";
import * as profile from "~/routes/account.profile";
import * as hosted from "~/routes/provider.$";
import { startServices } from "~/startup.server";
import { ADMIN } from "../support/embedded-backend";
import type { Credentials } from "../support/hosted-page";
import { type ArrivedMail, headerOf } from "../support/mail-box";
import "../support/shop-env";
import { load, payloadOf, post, registerInShop, signInToShop } from "../support/shop-session";

/** A mail server that runs before the configuration is read, and an address that ADMIN_EMAILS reserves. */
const box = await vi.hoisted(async () => {
  const { aMailBox } = await import("../support/mail-box");
  const started = await aMailBox();
  const RESERVED = "boss@shop.test";
  Object.assign(process.env, {
    SMTP_URL: started.url,
    MAIL_FROM: "shop@shop.test",
    ADMIN_EMAILS: RESERVED,
    RATE_LIMIT_FACTOR: "100",
  });
  return Object.assign(started, { RESERVED });
});

vi.mock("~/base/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));
beforeAll(() => startServices());
afterAll(() => box.close());

const PATH = "/account/profile";

let count = 0;

const mailsTo = (email: string, subject: string) =>
  box.arrived.filter((mail) => mail.to.includes(email) && headerOf(mail, "Subject") === subject);
const CONFIRM = "Confirm your new e-mail address";

/** The latest mail with this subject to an address, once it has arrived. */
async function mailTo(email: string, subject: string, times = 1): Promise<ArrivedMail> {
  await vi.waitFor(() => expect(mailsTo(email, subject).length).toBeGreaterThanOrEqual(times), { timeout: 8000 });
  const last = mailsTo(email, subject).at(-1);
  if (!last) throw new Error("no mail");
  return last;
}

function linkIn({ source }: ArrivedMail): string {
  const text = source.replace(/=\r\n/g, "");
  const found = /\/provider\/email\/[\w-]+/.exec(text);
  if (!found) throw new Error("no link");
  return found[0];
}

describe("a change of e-mail address", () => {
  let person: Credentials;
  let cookie = "";
  let next = "";
  beforeEach(async () => {
    count += 1;
    person = await registerInShop({ email: `old${count}@people.test`, tier: "dealer" });
    next = `new${count}@people.test`;
    cookie = (await signInToShop(person)).cookie;
  });

  const ask = (email = next, password = person.password, as = cookie) =>
    post(profile.action, PATH, { intent: "email", email, password }, as);
  const accountOf = async (signedIn: string) =>
    provider()
      .as(JSON.parse(payloadOf(signedIn)).signedIn)
      .getAccount();

  it("takes effect once the mailed link is confirmed, and signs out every browser", async () => {
    const answer = await ask(` ${next.toUpperCase()} `);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?link-sent`]);
    const { done, marked } = await (await load(profile.loader, `${PATH}?link-sent`, cookie)).json();
    expect([done, marked.changesEmail]).toEqual(["link-sent", true]);
    const mail = await mailTo(next, CONFIRM);
    const notice = await mailTo(person.email, "Somebody asked to change your e-mail address");
    expect(notice.source.replace(/=\r\n/g, "")).not.toMatch(/\/provider\/email\//);
    expect(notice.source).not.toContain(next);
    const link = linkIn(mail);

    expect(await (await load(hosted.loader, link)).text()).toContain(next);
    expect((await accountOf(cookie))?.email).toBe(person.email);
    const confirmed = await post(hosted.action, link, {});
    expect(confirmed.status).toBe(200);
    expect(await confirmed.text()).toMatch(/href="https?:\/\/[^"/]+\/login"/);
    expect((await post(hosted.action, link, {})).status).toBe(410);
    expect((await load(hosted.loader, link)).status).toBe(410);

    expect(await accountOf(cookie)).toBeNull();
    expect((await load(profile.loader, PATH, cookie)).headers.get("Location")).toBe("/login");
    const again = await signInToShop({ email: next, password: person.password });
    expect(await accountOf(again.cookie)).toMatchObject({ email: next, emailConfirmed: true, tags: ["dealer"] });
    await mailTo(person.email, "Your e-mail address was changed");
  });

  it("is answered in the same way if the address is taken; only the mail to that address says so", async () => {
    const other = await registerInShop({ email: `taken${count}@people.test` });
    const free = await ask();
    const taken = await ask(other.email.toUpperCase());
    expect([taken.status, taken.headers.get("Location")]).toEqual([free.status, free.headers.get("Location")]);
    await mailTo(other.email, "You already have an account");
    expect(mailsTo(other.email, CONFIRM)).toEqual([]);
    expect(await accountOf(cookie)).toMatchObject({ email: person.email });
  });

  it("never grants the admin role", async () => {
    for (const email of [box.RESERVED, ` ${box.RESERVED.toUpperCase()}`, ADMIN.email]) {
      expect((await ask(email)).headers.get("Location")).toBe(`${PATH}?link-sent`);
    }
    await mailTo(person.email, "Somebody asked to change your e-mail address", 3);
    expect(mailsTo(box.RESERVED, CONFIRM)).toEqual([]);
    expect(mailsTo(ADMIN.email, CONFIRM)).toEqual([]);
  });

  it("needs the password, and shows errors next to the field without losing the address", async () => {
    for (const [email, password, field] of [
      [next, "Wrong-pass-99", "password"],
      [next, "", "password"],
      ["nobody", person.password, "email"],
      ["ann,eve@people.test", person.password, "email"],
      [person.email.toUpperCase(), person.password, "email"],
    ] as const) {
      const answer = await ask(email, password);
      expect(answer.status).toBe(422);
      const { fieldErrors, repopulateFields } = await answer.json();
      expect(Object.keys(fieldErrors)).toEqual([field]);
      expect(repopulateFields.email).toBe(email);
      expect(JSON.stringify(repopulateFields)).not.toContain(person.password);
    }
    expect((await accountOf(cookie))?.email).toBe(person.email);
  });

  it("can be requested only by the account's owner", async () => {
    for (const forged of ["", cookie.replace(/^(session=.{30})./, "$1x")]) {
      const answer = await ask(next, person.password, forged);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login"]);
    }
  });
});
