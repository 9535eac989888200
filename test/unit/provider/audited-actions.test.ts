import { afterEach, beforeEach, expect, it } from "vitest";
import { queueMail } from "~/mail/outbox.server";
import type { SignedInClient } from "~/provider/client/client.server";
import { CALLS } from "~/provider/contract/calls.server";
import { aRegistration } from "../../support/builders";
import { ADMIN } from "../../support/embedded-backend";
import { anOrderDesk, type OrderDesk } from "../../support/order-desk";
import { someSettings } from "../../support/shop-settings";
import { signInAt } from "../../support/sign-in";

/** Every call with which an admin changes something. */
const ACTIONS = Object.entries(CALLS)
  .filter(([, { access, method }]) => access === "admin" && method !== "GET")
  .map(([name]) => name);

let desk: OrderDesk;
let admin: SignedInClient;
beforeEach(async () => {
  desk = await anOrderDesk();
  admin = desk.client.as(await signInAt(desk.client, desk.backend, ADMIN));
});
afterEach(() => desk.close());

/** Prepares what each call needs before the first is made. */
async function steps(): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const { client, database, clock } = desk;
  await client.register(aRegistration({ email: "dealer@people.test", password: "Secret-pass-1", tier: "dealer" }));
  const [dealer] = await admin.listPending();
  const { order } = await client.placeOrder(desk.anOrder());
  await desk.put(order.number, "confirmed", "in-production", "shipped", "delivered");
  const mail = { kind: "order-message", about: "", to: "no address", subject: "", text: "", html: "" } as const;
  await queueMail(database, mail, clock.now);
  const failed = await database.one<{ id: number }>("SELECT max(id) AS id FROM outbox");
  return {
    decide: () => admin.decide(dealer?.id ?? "", "approved"),
    saveSettings: async () =>
      admin.saveSettings({ revision: (await client.getSettings()).revision, settings: someSettings({}) }),
    sendMailAgain: () => admin.sendMailAgain(String(failed.id)),
  };
}

it("every change by an admin is recorded as an event under the admin's name", async () => {
  const made = await steps();
  expect(Object.keys(made).sort()).toEqual([...ACTIONS].sort());
  for (const [name, step] of Object.entries(made)) {
    const { id } = await desk.database.one<{ id: number }>("SELECT max(id) AS id FROM audit_event");
    await step();
    const [event] = (await admin.listEvents({ kinds: [], order: "newest", after: null }))?.events ?? [];
    expect([name, Number(event?.id) > id, event?.actor?.email]).toEqual([name, true, ADMIN.email]);
  }
});
