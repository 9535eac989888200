import { afterEach, beforeEach, expect, it } from "vitest";
import { listEvents } from "~/house/audit/audit.server";
import type { SignedInClient } from "~/provider/client/client.server";
import { CALLS } from "~/provider/contract/calls.server";
import { findCredentials } from "~/provider/embedded/accounts.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN } from "../../../support/embedded-backend";
import { createOrderTestShop, type OrderTestShop } from "../../../support/order-test-shop";
import { signInAt } from "../../../support/sign-in";

/** Every call with which an admin changes something. */
const ACTIONS = Object.entries(CALLS)
  .filter(([, { access, method }]) => access === "admin" && method !== "GET")
  .map(([name]) => name);

let shop: OrderTestShop;
let admin: SignedInClient;
beforeEach(async () => {
  shop = await createOrderTestShop();
  admin = shop.client.as(await signInAt(shop.client, shop.backend, ADMIN));
});
afterEach(() => shop.close());

/** Prepares what each call needs before the first is made. */
async function steps(): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const { client } = shop;
  await client.register(aRegistration({ email: "dealer@people.test", password: "Secret-pass-1", tier: "dealer" }));
  const [dealer] = await admin.listPending();
  return {
    decide: () => admin.decide(dealer?.id ?? "", "approved"),
  };
}

it("every change by an admin is recorded as an event under the admin's name", async () => {
  const made = await steps();
  const { db } = shop.database;
  const { id: adminId = "" } = (await findCredentials(db, ADMIN.email)) ?? {};
  expect(Object.keys(made).sort()).toEqual([...ACTIONS].sort());
  for (const [name, step] of Object.entries(made)) {
    const last = db.selectFrom("audit_event").select(({ fn }) => fn.max("id").as("id"));
    const { id } = await last.executeTakeFirstOrThrow();
    await step();
    const [event] = (await listEvents(db, { kinds: [], order: "newest", after: null })).events;
    expect([name, Number(event?.id) > id, event?.actor?.id]).toEqual([name, true, adminId]);
  }
});
