import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ROWS_PER_BATCH, write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import {
  answerMessage,
  deleteMessage,
  findMessage,
  listInbox,
  markMessage,
  removeOldMessages,
} from "~/office/messages/inbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import { countWaiting } from "~/office/today/waiting.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import {
  type ContactMessage,
  type InboxPage,
  type InboxQuery,
  MESSAGES_PER_PAGE,
  type MessageState,
} from "~/storefront/marketing/contact-message";
import { MAIL_SHOP } from "../support/mail-shop";
import { describeStored, type OpenDatabase } from "./with-database";

const ALL: InboxQuery = { show: null, search: "", before: null };

const MESSAGE: ContactMessage = {
  name: "Ann Lee",
  email: "ann@site.test",
  phone: "",
  topic: "quote",
  message: "15 x 30\nplease",
};

const ADMIN = { id: "boss", email: "admin@shop.test", firstName: "", lastName: "", tags: [], emailConfirmed: true };

export function describeMessages(engine: string, open: OpenDatabase): void {
  describeStored(`messages, ${engine}`, open, ({ database, now, pass }) => {
    const keep = (change: Partial<ContactMessage> = {}) =>
      storeMessage(database(), { ...MESSAGE, ...change }, MAIL_SHOP, now());
    const list = (change: Partial<InboxQuery> = {}) => listInbox(database().db, { ...ALL, ...change }, now());
    const find = (id: string) => findMessage(database().db, id);
    const mark = (id: string, state: MessageState, was: MessageState) =>
      markMessage(database(), { id, adminId: ADMIN.id }, { state, was }, now());
    const answer = (id: string, text: string) =>
      answerMessage(database(), { id, adminId: ADMIN.id, text, shop: MAIL_SHOP }, now());

    /** Stores a message that contains a unique word, and returns both. */
    async function aMessage() {
      const word = `Word${randomUUID().replaceAll("-", "")}`;
      expect(await keep({ email: `${word}@site.test`, message: `Hi ${word}` })).toBe(true);
      const [found] = (await list({ search: word.toUpperCase() })).messages;
      if (!found) throw new Error("the message is not found");
      return { word, id: found.id, found };
    }

    it("are listed as sent, the newest first", async () => {
      await keep({ name: "First" });
      pass(60_000);
      await keep();
      const [latest, before] = (await list()).messages;
      const receivedAt = new Date(now()).toISOString();
      expect(latest).toEqual({
        ...MESSAGE,
        filledHiddenField: false,
        id: expect.any(String),
        receivedAt,
        state: "unread",
        answer: null,
        goneAt: null,
      });
      expect(before?.name).toBe("First");
    });

    const lastEvent = () =>
      database()
        .db.selectFrom("audit_event")
        .select(["kind", "actor_id"])
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();

    it("can be listed by state, and a mark can be undone", async () => {
      await rememberAccount(database(), ADMIN);
      const { id, word, found } = await aMessage();
      expect(found).toMatchObject({ state: "unread", answer: null, name: "Ann Lee", message: `Hi ${word}` });
      const listed = async (show: InboxQuery["show"]) => (await list({ show, search: word })).messages.length;
      expect(await mark(id, "read", "unread")).toBe("done");
      expect([await listed("unread"), await listed("unanswered"), await listed(null)]).toEqual([0, 1, 1]);
      expect(await mark(id, "answered", "read")).toBe("done");
      expect(await mark(id, "answered", "read")).toBe("done");
      expect([await listed("unread"), await listed("unanswered"), await listed(null)]).toEqual([0, 0, 1]);
      expect((await find(id))?.answer).toMatchObject({ by: ADMIN.email, text: null });
      expect(await lastEvent()).toEqual({ kind: "message.answered", actor_id: ADMIN.id });
      expect(await mark(id, "unread", "read")).toBe("changed");
      expect(await mark(id, "read", "answered")).toBe("done");
      expect(await find(id)).toMatchObject({ state: "read", answer: null });
      expect(await lastEvent()).toEqual({ kind: "message.reopened", actor_id: ADMIN.id });
    });

    it("are answered once, with who did and when", async () => {
      await rememberAccount(database(), ADMIN);
      const { id } = await aMessage();
      const both = await Promise.all([answer(id, "Yes,\nboth."), answer(id, "No.")]);
      expect([...both].sort()).toEqual(["changed", "done"]);
      const message = await find(id);
      const at = new Date(now()).toISOString();
      expect(message).toMatchObject({ state: "answered", answer: { at, by: ADMIN.email } });
      expect(await lastEvent()).toEqual({ kind: "message.answered", actor_id: ADMIN.id });
      expect(message?.answer?.text).toBe(both[0] === "done" ? "Yes,\nboth." : "No.");
      expect(await answer(id, message?.answer?.text ?? "")).toBe("done");
      expect(await answer(id, "Another")).toBe("changed");
      expect(await mark(id, "read", "answered")).toBe("changed");
    });

    it("can be restored for 30 days once deleted, and are removed a year after they came", async () => {
      const { id, word } = await aMessage();
      const remove = (isDeleted: boolean) => deleteMessage(database(), { id, adminId: ADMIN.id }, isDeleted, now());
      const ids = async (show: InboxQuery["show"]) =>
        (await list({ show, search: word })).messages.map((one) => one.id);
      const unread = async () => (await countWaiting(database().db, "America/Los_Angeles", now())).unreadMessages;
      const before = await unread();
      expect([await remove(true), await remove(true)]).toEqual(["done", "done"]);
      expect(await lastEvent()).toEqual({ kind: "message.deleted", actor_id: ADMIN.id });
      expect([await ids(null), await ids("unread"), await ids("unanswered"), await ids("deleted")]).toEqual([
        [],
        [],
        [],
        [id],
      ]);
      expect(await unread()).toBe(before - 1);
      expect((await find(id))?.goneAt).toBe(new Date(now() + 30 * DAY_MS).toISOString());
      expect([await answer(id, "Hi"), await mark(id, "read", "unread")]).toEqual(["changed", "changed"]);
      expect(await remove(false)).toBe("done");
      expect(await lastEvent()).toEqual({ kind: "message.restored", actor_id: ADMIN.id });
      expect([await ids(null), await ids("deleted")]).toEqual([[id], []]);
      await remove(true);
      pass(30 * DAY_MS - 1);
      expect(await removeOldMessages(database(), now())).toBe(0);
      pass(1);
      expect(await remove(false)).toBe("unknown");
      const { id: other } = await aMessage();
      expect(await removeOldMessages(database(), now())).toBe(1);
      expect([await find(id), (await find(other))?.id]).toEqual([null, other]);
      pass(365 * DAY_MS);
      expect((await find(other))?.id).toBe(other);
      pass(1);
      await removeOldMessages(database(), now());
      expect(await find(other)).toBeNull();
    });

    it("are unknown by a made-up id", async () => {
      expect(await find("no-such-message")).toBeNull();
      expect(await mark("no-such-message", "read", "unread")).toBe("unknown");
      expect(await answer("no-such-message", "Hi")).toBe("unknown");
      expect(await deleteMessage(database(), { id: "no-such-message", adminId: ADMIN.id }, true, now())).toBe(
        "unknown",
      );
    });

    it("have pages, with each message once", async () => {
      const name = `Paged ${randomUUID()}`;
      for (let count = 0; count <= MESSAGES_PER_PAGE; count += 1) await keep({ name, message: `${count}` });
      const first = await list({ search: name.toUpperCase() });
      expect(first.messages).toHaveLength(MESSAGES_PER_PAGE);
      const second = await list({ search: name.toUpperCase(), before: first.olderThan });
      expect(second.olderThan).toBeNull();
      expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(MESSAGES_PER_PAGE + 1);
    });

    it("are found among many of the same moment, in order and each once", async () => {
      const word = `many${randomUUID()}`;
      const rows = Array.from({ length: 2 * ROWS_PER_BATCH + 1 }, (_none, n) => ({
        ...{ id: randomUUID(), name: "Ann", email: "ann@site.test", phone: "", topic: "quote" as const, message: "Hi" },
        received_at: pass(n === ROWS_PER_BATCH ? 1000 : 0),
        search_text: n % 10 === 0 ? word : "other",
      }));
      for (const part of [rows.slice(0, ROWS_PER_BATCH), rows.slice(ROWS_PER_BATCH)]) {
        await write(database(), (trx) => trx.insertInto("contact_message").values(part).execute());
      }
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const page: InboxPage = await list({ search: word, before });
        seen.push(...page.messages.map(({ id }) => id));
        before = page.olderThan;
      } while (before !== null);
      const expected = rows
        .filter(({ search_text }) => search_text === word)
        .sort((one, other) => other.received_at - one.received_at || (one.id < other.id ? -1 : 1));
      expect(seen).toEqual(expected.map(({ id }) => id));
    });
  });
}
