import { expect, it } from "vitest";
import { MAILS_A_PAGE } from "~/domain/outgoing-mail";
import { anOrderLine, anOrderRequest } from "../support/order-builders";
import type { StartHost } from "./host-under-test";
import { NOBODY } from "./visitors";
import { describeHost } from "./with-host";

export function describeMail(name: string, start: StartHost): void {
  describeHost(`mail, ${name}`, start, ({ host, people }) => {
    /** An admin's calls, or `null` if the provider does not report its mail, which it may leave out. */
    async function aDesk() {
      const { client, sendRaw, admin } = people();
      const { status } = await sendRaw("GET", "/api/admin/mail");
      if (status === 404 && !host().backend.traits.mail) return null;
      expect(status).toBe(401);
      return client.as(await admin());
    }

    it("is not shown to strangers or customers, who cannot have it sent either", async () => {
      if (!(await aDesk())) return;
      const { client, register, signIn } = people();
      const customer = client.as(await signIn(await register()));
      await expect(client.as(NOBODY).listMail()).rejects.toMatchObject({ status: 401 });
      await expect(client.as(NOBODY).sendMailAgain("1")).rejects.toMatchObject({ status: 401 });
      await expect(customer.listMail()).rejects.toMatchObject({ status: 403 });
      await expect(customer.sendMailAgain("1")).rejects.toMatchObject({ status: 403 });
    });

    it("is listed in pages for an admin, the newest first, each mail once", async () => {
      const desk = await aDesk();
      if (!desk) return;
      const { client } = people();
      const ashby = await client.getProduct("ashby");
      if (!ashby) return;
      for (let count = 0; count <= MAILS_A_PAGE; count += 1) {
        await client.placeOrder(anOrderRequest([anOrderLine(ashby)]));
      }
      const first = await desk.listMail();
      expect(first.mails.length).toBeLessThanOrEqual(MAILS_A_PAGE);
      const times = first.mails.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      if (first.olderThan === null) return;
      const second = await desk.listMail({ before: first.olderThan });
      const ids = [...first.mails, ...second.mails].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { failedAt } of (await desk.listMail({ failed: true })).mails) expect(failedAt).not.toBeNull();
    });

    it("is sent again only if it was given up", async () => {
      const desk = await aDesk();
      if (!desk) return;
      await expect(desk.sendMailAgain("no-such-mail")).rejects.toMatchObject({ status: 404 });
      const waiting = (await desk.listMail()).mails.find(({ failedAt }) => failedAt === null);
      if (waiting) await expect(desk.sendMailAgain(waiting.id)).rejects.toMatchObject({ status: 409 });
    });
  });
}
