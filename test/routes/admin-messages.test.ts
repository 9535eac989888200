import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { mailShop } from "~/house/mail/frame.server";
import { startMailer } from "~/house/mail/mailer.server";
import { findMessage, listInbox } from "~/office/messages/inbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import * as messages from "~/routes/admin.messages";
import * as message from "~/routes/admin.messages_.$id";
import type { ContactMessage, InboxMessage } from "~/storefront/marketing/contact-message";
import { configure } from "../support/configured-shop";
import { ADMIN } from "../support/embedded-backend";
import { type ArrivedMail, aMailBox, headerOf } from "../support/mail-box";
import "../support/shop-env";

import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";

const box = await aMailBox();
const mail = { url: box.url, from: "shop@shop.test" };
configure({ mail });

const handle = routedShop({
  "admin.messages": ["admin/messages", messages],
  "admin.messages_.$id": ["admin/messages/:id", message],
});
const LIST = "/admin/messages";
const DATA = "?_data=routes%2Fadmin.messages_.%24id";

const open = (path: string, cookie: string) => handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
const send = (path: string, fields: Readonly<Record<string, string>>, cookie: string) =>
  handle(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) }));
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const outcome = (answer: Response) => [answer.status, answer.headers.get("Location")];

let admin = "";
const visitors: Record<string, string> = { anonymous: "" };
let count = 0;
let mailer: ReturnType<typeof startMailer>;

beforeAll(async () => {
  const database = await shopDatabase();
  mailer = startMailer({ database, shop: mailShop(), mail, log, now: Date.now });
  admin = (await signInToShop(ADMIN)).cookie;
  for (const tier of ["trade", "dealer"]) {
    visitors[tier] = (await signInToShop(await registerInShop({ email: `${tier}.inbox@shop.test`, tier }))).cookie;
  }
  visitors.forged = admin.replace(/^(session=.{30})./, "$1x");
});
afterAll(async () => {
  await mailer.close();
  box.close();
});

/** A received message, with its page. */
async function aMessage(change: Partial<ContactMessage> = {}) {
  count += 1;
  const email = `writer${count}@people.test`;
  const sent = {
    name: `Writer ${count}`,
    email,
    phone: "",
    topic: "quote",
    message: `Secret kitchen ${count}`,
    ...change,
  } as const;
  const database = await shopDatabase();
  await storeMessage(database, sent, mailShop(), Date.now());
  const [found] = (await listInbox(database.db, { show: null, search: sent.email, before: null }, Date.now())).messages;
  if (!found) throw new Error("no message");
  const now = async () => (await findMessage(database.db, found.id)) as InboxMessage;
  return { ...found, path: `${LIST}/${found.id}`, now };
}

describe("the messages pages", () => {
  it.each(["anonymous", "trade", "dealer", "forged"])("show nothing to and do nothing for: %s", async (who) => {
    const { path, now } = await aMessage();
    const cookie = visitors[who] ?? "";
    const status = who === "trade" || who === "dealer" ? 403 : 302;
    for (const answer of [
      await open(LIST, cookie),
      await open(`${LIST}?_data=routes%2Fadmin.messages`, cookie),
      await open(path, cookie),
      await open(`${path}${DATA}`, cookie),
      await send(path, { state: "read", was: "unread" }, cookie),
      await send(path, { text: "Hello" }, cookie),
      await send(`${path}${DATA}`, { text: "Hello" }, cookie),
    ]) {
      const isData = answer.headers.has("X-Remix-Redirect");
      expect(answer.status).toBe(isData ? 204 : status);
      expect(await answer.text()).not.toContain("Secret kitchen");
    }
    expect((await now()).state).toBe("unread");
  });

  it("list what matches the filter, and say so if nothing does", async () => {
    const { name, path } = await aMessage();
    await send(path, { state: "answered", was: "unread" }, admin);
    const all = await open(`${LIST}?search=${encodeURIComponent(name.toUpperCase())}`, admin);
    expect(all.headers.get("Cache-Control")).toContain("no-store");
    expect(await textOf(all)).toContain(`href="${path}"`);
    const none = await textOf(await open(`${LIST}?show=unanswered&search=${encodeURIComponent(name)}`, admin));
    expect(none).toContain("No messages match.");
    expect(none).not.toContain(path);
  });

  it("say which message may be spam, in the list and on its page", async () => {
    const { path, name } = await aMessage({ filledHiddenField: true });
    const spam = "May be spam: a field that people cannot see was filled in.";
    expect(await textOf(await open(path, admin))).toContain(spam);
    expect(await textOf(await open(`${LIST}?search=${encodeURIComponent(name)}`, admin))).toContain(spam);
    expect(await textOf(await open((await aMessage()).path, admin))).not.toContain("May be spam");
  });

  it("mark a message and undo that, once each", async () => {
    const { path, now } = await aMessage();
    const press = (state: string, was: string) => send(path, { state, was }, admin);
    expect(outcome(await press("answered", "unread"))).toEqual([303, `${path}?done=answered`]);
    expect(outcome(await press("answered", "unread"))).toEqual([303, `${path}?done=answered`]);
    expect((await now()).answer).toMatchObject({ by: ADMIN.email, text: null });
    const page = await textOf(await open(`${path}?done=answered`, admin));
    expect(page).toContain("Marked as answered.");
    expect(page.match(/<button[^>]*name="state"/g)).toHaveLength(3);
    const stale = await press("unread", "read");
    expect(stale.status).toBe(409);
    expect(await textOf(stale)).toContain("marked in the meantime");
    expect(outcome(await press("read", "answered"))).toEqual([303, `${path}?done=read`]);
    expect((await now()).state).toBe("read");
    expect(await textOf(await open(`${path}?done=answered`, admin))).not.toContain("Marked as answered.");
  });

  it("delete a message and undo that", async () => {
    const { path, now } = await aMessage();
    expect(outcome(await send(path, { deleted: "yes" }, visitors.dealer ?? ""))[0]).toBe(403);
    expect(outcome(await send(path, { deleted: "yes" }, admin))).toEqual([303, `${path}?done=deleted`]);
    const page = await textOf(await open(`${path}?done=deleted`, admin));
    expect(page).toContain("“Undo” brings it back.");
    expect(page).not.toMatch(/<textarea|name="state"/);
    expect(await textOf(await open(LIST, admin))).not.toContain(`href="${path}"`);
    expect(await textOf(await open(`${LIST}?show=deleted`, admin))).toContain(`href="${path}"`);
    expect(outcome(await send(path, { deleted: "no" }, admin))).toEqual([303, `${path}?done=restored`]);
    expect((await now()).goneAt).toBeNull();
    expect(await textOf(await open(`${path}?done=restored`, admin))).toContain("The message is back.");
    expect((await send(path, { deleted: "maybe" }, admin)).status).toBe(400);
    expect((await send(`${LIST}/none`, { deleted: "yes" }, admin)).status).toBe(404);
  });

  it("mail an answer once, with the topic and a reply address, and show it", async () => {
    const { path, email, now } = await aMessage();
    await box.waitForMails(1);
    const answers = await Promise.all([1, 2].map(() => send(path, { text: " Yes.\r\nBoth. " }, admin)));
    for (const answer of answers) expect(outcome(answer)).toEqual([303, `${path}?done=mailed`]);
    const isAnswer = (mail: ArrivedMail) => headerOf(mail, "Subject") === "Your message about a price";
    await vi.waitFor(() => expect(box.arrived.filter(isAnswer)).toHaveLength(1));
    const [mail] = box.arrived.filter(isAnswer);
    if (!mail) throw new Error("nothing arrived");
    expect(mail.to).toEqual([email]);
    expect(headerOf(mail, "Reply-To")).toMatch(/@/);
    expect(mail.source).not.toContain("Secret kitchen");
    expect((await now()).answer).toMatchObject({ by: ADMIN.email, text: "Yes.\nBoth." });
    const page = await textOf(await open(`${path}?done=mailed`, admin));
    expect(page).toContain(`Your answer to ${email} is on its way.`);
    expect(page).not.toContain("<textarea");
    const late = await send(path, { text: "What I typed" }, admin);
    expect(late.status).toBe(409);
    const html = await textOf(late);
    expect(html).toContain("What I typed");
    expect(html).toContain("Yes.\nBoth.");
    expect(box.arrived.filter(isAnswer)).toHaveLength(1);
  });

  it("say what is wrong next to the field, and lose nothing", async () => {
    const { path, now } = await aMessage();
    expect((await send(path, { text: "  " }, admin)).status).toBe(422);
    const long = "y".repeat(5001);
    const answer = await send(path, { text: long }, admin);
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain(long);
    const unreachable = await aMessage({ email: "ann,eve@site.test" });
    const refused = await send(unreachable.path, { text: "What I typed" }, admin);
    expect(refused.status).toBe(422);
    const html = await textOf(refused);
    expect(html).toContain("No mail can be sent to this address");
    expect(html).toContain("What I typed");
    expect((await now()).state).toBe("unread");
  });

  it("preserve what was typed if the database is busy", async () => {
    const { path, now } = await aMessage();
    const database = await shopDatabase();
    vi.spyOn(database, "transaction").mockRejectedValue(new BusyError("another process holds the database", 5));
    const answer = await send(path, { text: "What I typed" }, admin);
    const marked = await send(path, { state: "read", was: "unread" }, admin);
    vi.restoreAllMocks();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await textOf(answer)).toContain("What I typed");
    expect(marked.status).toBe(503);
    expect(await textOf(marked)).toContain("We cannot tell whether that was done.");
    expect((await now()).state).toBe("unread");
  });

  it("reject a made-up address, and unknown forms", async () => {
    const { path } = await aMessage();
    for (const id of ["nobody", "..%2f..", "%00", "a".repeat(300)]) {
      expect((await open(`${LIST}/${id}`, admin)).status, id).toBe(404);
      expect((await send(`${LIST}/${id}`, { text: "Hello" }, admin)).status, id).toBe(404);
      expect((await send(`${LIST}/${id}`, { state: "read", was: "unread" }, admin)).status, id).toBe(404);
    }
    for (const fields of [{}, { state: "read" }, { state: "deleted", was: "read" }]) {
      expect((await send(path, fields as Record<string, string>, admin)).status).toBe(400);
    }
  });
});
