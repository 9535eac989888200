import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { ContactMessage } from "~/domain/contact-message";
import type { Abilities, StartHost } from "./host-under-test";
import { NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const MESSAGE: ContactMessage = {
  name: "Ann Lee",
  email: "ann@site.test",
  phone: "",
  topic: "quote",
  message: "15 x 30\nplease",
};

export function describeMessages(name: string, start: StartHost, { admin }: Abilities): void {
  describeHost(`messages, ${name}`, start, ({ people, pass }) => {
    it("are accepted from anyone, and refused when incomplete", async () => {
      const { client } = people();
      await client.sendMessage(MESSAGE);
      await expect(client.sendMessage({ ...MESSAGE, message: "" })).rejects.toMatchObject({ status: 400 });
      await expect(client.sendMessage({ ...MESSAGE, email: "nobody" })).rejects.toMatchObject({ status: 400 });
    });

    it("are not shown to strangers or customers", async () => {
      const { client, register, signIn } = people();
      await expect(client.as(NOBODY).listMessages()).rejects.toMatchObject({ status: 401 });
      const customer = client.as(await signIn(await register()));
      await expect(customer.listMessages()).rejects.toMatchObject({ status: 403 });
    });

    if (!admin) return;

    it("are shown to an admin as sent, the newest first", async () => {
      const { client, admin: signInAdmin } = people();
      pass(60_000);
      await client.sendMessage({ ...MESSAGE, name: "First" });
      pass(60_000);
      await client.sendMessage(MESSAGE);
      const [latest, before] = (await client.as(await signInAdmin()).listMessages()).messages;
      expect(latest).toEqual({ ...MESSAGE, id: expect.any(String), receivedAt: expect.any(String) });
      expect(before?.name).toBe("First");
      expect(Date.parse(latest?.receivedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(before?.receivedAt ?? ""));
    });

    it("are shown to an admin in pages of at most 50, each message once", async () => {
      const { client, admin: signInAdmin } = people();
      const own = Array.from({ length: 60 }, (_none, index) => `Paged ${randomUUID()} ${index}`);
      for (const message of own) await client.sendMessage({ ...MESSAGE, message });
      const admin = client.as(await signInAdmin());
      const first = await admin.listMessages();
      expect(first.messages).toHaveLength(50);
      const second = await admin.listMessages(first.olderThan ?? "");
      const seen = [...first.messages, ...second.messages].map(({ message }) => message);
      for (const message of own) expect(seen.filter((one) => one === message)).toHaveLength(1);
    });
  });
}
