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
    it("are taken from anyone, and refused when they are not whole", async () => {
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

    it("are shown to an admin as they were sent, the newest first", async () => {
      const { client, admin: signInAdmin } = people();
      pass(60_000);
      await client.sendMessage({ ...MESSAGE, name: "First" });
      pass(60_000);
      await client.sendMessage(MESSAGE);
      const [latest, before] = await client.as(await signInAdmin()).listMessages();
      expect(latest).toEqual({ ...MESSAGE, id: expect.any(String), receivedAt: expect.any(String) });
      expect(before?.name).toBe("First");
      expect(Date.parse(latest?.receivedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(before?.receivedAt ?? ""));
    });
  });
}
