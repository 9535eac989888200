import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { type InboxQuery, MESSAGES_A_PAGE } from "~/domain/contact-message";
import type { StartHost } from "./host-under-test";
import { NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const ALL: InboxQuery = { show: null, search: "", before: null };

export function describeInbox(name: string, start: StartHost): void {
  describeHost(`the desk for messages, ${name}`, start, ({ host, people }) => {
    /** An admin's calls, or `null` if the provider has no such pages, which it may leave out. */
    async function aDesk() {
      const { client, sendRaw, admin } = people();
      const { status } = await sendRaw("GET", "/api/admin/messages");
      if (status === 404 && !host().backend.traits.inbox) return null;
      expect(status).toBe(401);
      return client.as(await admin());
    }

    /** Sends a message that contains a unique word, and returns both. */
    async function aMessage(desk: NonNullable<Awaited<ReturnType<typeof aDesk>>>) {
      const word = `Word${randomUUID().replaceAll("-", "")}`;
      const email = `${word}@site.test`;
      await people().client.sendMessage({ name: "Ann Lee", email, phone: "", topic: "quote", message: `Hi ${word}` });
      const [found] = (await desk.listInbox({ ...ALL, search: word.toUpperCase() })).messages;
      if (!found) throw new Error("the message is not found");
      return { word, id: found.id, found };
    }

    it("is for admins only", async () => {
      const desk = await aDesk();
      if (!desk) return;
      const { client, register, signIn } = people();
      const { id } = await aMessage(desk);
      const customer = client.as(await signIn(await register()));
      for (const [who, status] of [
        [client.as(NOBODY), 401],
        [customer, 403],
      ] as const) {
        await expect(who.listInbox(ALL)).rejects.toMatchObject({ status });
        await expect(who.getMessage(id)).rejects.toMatchObject({ status });
        await expect(who.markMessage(id, "read", "unread")).rejects.toMatchObject({ status });
        await expect(who.answerMessage(id, "Hello")).rejects.toMatchObject({ status });
      }
      expect((await desk.getMessage(id)).message.state).toBe("unread");
    });

    it("lists unread or unanswered messages, and can undo a mark", async () => {
      const desk = await aDesk();
      if (!desk) return;
      const { id, word, found } = await aMessage(desk);
      expect(found).toMatchObject({ state: "unread", answer: null, name: "Ann Lee", message: `Hi ${word}` });
      const listed = async (show: InboxQuery["show"]) =>
        (await desk.listInbox({ ...ALL, show, search: word })).messages.length;
      await desk.markMessage(id, "read", "unread");
      expect([await listed("unread"), await listed("unanswered"), await listed(null)]).toEqual([0, 1, 1]);
      await desk.markMessage(id, "answered", "read");
      await desk.markMessage(id, "answered", "read");
      expect([await listed("unread"), await listed("unanswered"), await listed(null)]).toEqual([0, 0, 1]);
      expect((await desk.getMessage(id)).message.answer).toMatchObject({ by: host().admin.email, text: null });
      await expect(desk.markMessage(id, "unread", "read")).rejects.toMatchObject({ status: 409 });
      await desk.markMessage(id, "read", "answered");
      expect((await desk.getMessage(id)).message).toMatchObject({ state: "read", answer: null });
    });

    it("answers a message once, and says who did and when", async () => {
      const desk = await aDesk();
      if (!desk) return;
      const { id } = await aMessage(desk);
      const both = await Promise.allSettled([desk.answerMessage(id, "Yes,\nboth."), desk.answerMessage(id, "No.")]);
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const { message } = await desk.getMessage(id);
      expect(message).toMatchObject({ state: "answered", answer: { by: host().admin.email } });
      expect(["Yes,\nboth.", "No."]).toContain(message.answer?.text);
      await desk.answerMessage(id, message.answer?.text ?? "");
      await expect(desk.answerMessage(id, "Another")).rejects.toMatchObject({ status: 409 });
      await expect(desk.markMessage(id, "read", "answered")).rejects.toMatchObject({ status: 409 });
    });

    it("rejects a made-up id, and an empty or too long answer", async () => {
      const desk = await aDesk();
      if (!desk) return;
      const { id } = await aMessage(desk);
      await expect(desk.getMessage("no-such-message")).rejects.toMatchObject({ status: 404 });
      await expect(desk.markMessage("no-such-message", "read", "unread")).rejects.toMatchObject({ status: 404 });
      await expect(desk.answerMessage("no-such-message", "Hi")).rejects.toMatchObject({ status: 404 });
      await expect(desk.answerMessage(id, "")).rejects.toMatchObject({ status: 400 });
      await expect(desk.answerMessage(id, "x".repeat(5001))).rejects.toMatchObject({ status: 400 });
    });

    it("has pages, with each message once", async () => {
      const desk = await aDesk();
      if (!desk) return;
      const { client } = people();
      const name = `Paged ${randomUUID()}`;
      for (let count = 0; count <= MESSAGES_A_PAGE; count += 1) {
        await client.sendMessage({
          name,
          email: "p@site.test",
          phone: "",
          topic: "order",
          message: `${count}`,
        });
      }
      const first = await desk.listInbox({ ...ALL, search: name.toUpperCase() });
      expect(first.messages).toHaveLength(MESSAGES_A_PAGE);
      const second = await desk.listInbox({ ...ALL, search: name.toUpperCase(), before: first.olderThan });
      expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(MESSAGES_A_PAGE + 1);
    });
  });
}
