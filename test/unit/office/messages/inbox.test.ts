import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, ROWS_PER_BATCH, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { answerMessage, findMessage, listInbox, markMessage } from "~/office/messages/inbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import type { InboxQuery, MessageState } from "~/storefront/marketing/contact-message";
import { MAIL_SHOP } from "../../../support/mail-shop";

const MESSAGE = { name: "Ann", email: "Ann@Site.test", phone: "", topic: "quote", message: "Two doors" } as const;
const NOW = Date.UTC(2026, 0, 5);
const ALL: InboxQuery = { show: null, search: "", before: null };

describe("the messages for admins", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  /** Stores a message, and returns its id. */
  async function aMessage(change: Partial<Record<keyof typeof MESSAGE, string>> = {}, now = NOW): Promise<string> {
    await storeMessage(database, { ...MESSAGE, ...(change as typeof MESSAGE) }, MAIL_SHOP, now);
    const { rows } = await sql<{ id: string }>`SELECT id FROM contact_message ORDER BY rowid DESC`.execute(database.db);
    return rows[0]?.id ?? "";
  }
  const names = async (query: Partial<InboxQuery> = {}) =>
    (await listInbox(database.db, { ...ALL, ...query }, NOW)).messages.map(({ name }) => name);
  const mark = (id: string, state: MessageState, was: MessageState, adminId = "boss") =>
    markMessage(database, { id, adminId }, { state, was }, NOW + 1);
  const answer = (id: string, text: string, adminId = "boss") =>
    answerMessage(database, { id, adminId, text, shop: MAIL_SHOP }, NOW + 2);
  const mails = () => database.db.selectFrom("outbox").selectAll().where("kind", "=", "contact-answer").execute();
  const kinds = async () => {
    const events = await database.db.selectFrom("audit_event").select("kind").orderBy("id").execute();
    return events.map(({ kind }) => kind);
  };

  it("have a state, and are listed by it", async () => {
    const [one, two] = [await aMessage({ name: "One" }), await aMessage({ name: "Two" }, NOW + 1)];
    await aMessage({ name: "Three" }, NOW + 2);
    expect(await mark(one, "read", "unread")).toBe("done");
    expect(await mark(two, "answered", "unread")).toBe("done");
    expect(await names()).toEqual(["Three", "Two", "One"]);
    expect(await names({ show: "unread" })).toEqual(["Three"]);
    expect(await names({ show: "unanswered" })).toEqual(["Three", "One"]);
    expect(await mark(one, "unread", "read")).toBe("done");
    expect(await names({ show: "unread" })).toEqual(["Three", "One"]);
    expect(await mark(two, "read", "answered")).toBe("done");
    expect(await findMessage(database.db, two)).toMatchObject({ state: "read", answer: null });
    expect(await kinds()).toEqual(["message.answered", "message.reopened"]);
  });

  it("change once if a button is pressed twice, and not at all if the admin saw another state", async () => {
    const id = await aMessage();
    expect([await mark(id, "answered", "unread"), await mark(id, "answered", "unread")]).toEqual(["done", "done"]);
    expect(await mark(id, "answered", "unread", "other")).toBe("changed");
    expect(await mark(id, "unread", "read")).toBe("changed");
    expect(await kinds()).toEqual(["message.answered"]);
    expect(await mark("nobody", "read", "unread")).toBe("unknown");
  });

  it("get one answer by mail, however often and by whom it is sent", async () => {
    const id = await aMessage({ name: "Ann <b>Lee</b> http://evil.test", message: "http://evil.test" });
    expect(await answer(id, "Yes.\n<i>Come</i> by.")).toBe("done");
    expect(await answer(id, "Yes.\n<i>Come</i> by.")).toBe("done");
    expect(await answer(id, "Another")).toBe("changed");
    expect(await answer(id, "Yes.\n<i>Come</i> by.", "other")).toBe("changed");
    expect(await mark(id, "read", "answered")).toBe("changed");
    expect(await mails()).toHaveLength(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: "ann@site.test", subject: "Your message about a price" });
    expect(mail?.text).toContain("> Yes.\n> <i>Come</i> by.");
    expect(mail?.text).toContain("January 4, 2026");
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
    expect(mail?.html).toContain("&lt;i&gt;Come&lt;/i&gt;");
    expect(await findMessage(database.db, id)).toMatchObject({
      state: "answered",
      answer: { at: new Date(NOW + 2).toISOString(), by: "", text: "Yes.\n<i>Come</i> by." },
    });
    expect(await kinds()).toEqual(["message.answered"]);
  });

  it("get no answer if no mail can reach the address", async () => {
    const id = await aMessage({ email: "ann,eve@site.test" });
    expect(await answer(id, "Yes")).toBe("no-mail");
    expect((await findMessage(database.db, id))?.state).toBe("unread");
    expect(await mails()).toEqual([]);
  });

  it.each([
    ["Östlund", "östlund"],
    ["Ann", "SITE.test"],
    ["Ann", "two DOORS"],
    ["Ann  Lee", "ann lee"],
    ["Ann", "grain matched, please"],
  ])("from %s are found by %s", async (name, search) => {
    await aMessage({ name, message: "Two doors, the grain\nmatched, please" });
    await aMessage({ name: "Bo", email: "bo@other.test", message: "Hello" });
    expect(await names({ search })).toEqual([name]);
    for (const none of ["%", "_", "'", "no such", "ann\nann"]) expect(await names({ search: none })).toEqual([]);
  });

  it("are searched in portions, and others run between them", async () => {
    await aMessage({ name: "Oldest" });
    const oldest = await database.db.selectFrom("contact_message").selectAll().executeTakeFirstOrThrow();
    for (let portion = 1; portion <= 5; portion += 1) {
      const messages = Array.from({ length: ROWS_PER_BATCH }, (_none, n) => ({
        ...oldest,
        id: randomUUID(),
        received_at: NOW + portion * ROWS_PER_BATCH + n,
        search_text: "bo",
      }));
      await write(database, (trx) => trx.insertInto("contact_message").values(messages).execute());
    }
    const read: number[] = [];
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const counted = (database.db as Kysely<Schema>).withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.push(result.rows.length);
        return result;
      },
    });
    const { messages } = await listInbox(counted, { ...ALL, search: "ann" }, NOW);
    isOver = true;
    expect(messages.map(({ name }) => name)).toEqual(["Oldest"]);
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(read.filter((rows) => rows === ROWS_PER_BATCH)).toHaveLength(5);
    expect(Math.max(...read)).toBe(ROWS_PER_BATCH);
  });

  it("are shown in pages of search results, each message once", async () => {
    for (let count = 0; count < 120; count += 1)
      await aMessage({ name: `${count % 2 ? "Odd" : "Even"} ${count}` }, NOW);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page = await listInbox(database.db, { ...ALL, search: "odd", before }, NOW);
      seen.push(...page.messages.map(({ name }) => name));
      before = page.olderThan;
    } while (before !== null);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
  });
});
