import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import { isDayFull, keepMessage, listMessages, MAX_A_DAY, MAX_KEPT } from "~/messages/messages.server";
import { answer } from "~/provider/host/answers.server";
import { ADMIN, anEmbeddedBackend } from "../../support/embedded-backend";
import { MAIL_SHOP } from "../../support/mail-shop";
import { aClient } from "../../support/provider-client";
import { signInAt } from "../../support/sign-in";

const MESSAGE = { name: "Ann", email: "ann@site.test", phone: "", topic: "quote", message: "Two doors" } as const;
const NOW = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

describe("the stored messages", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  const keep = (message: string, now = NOW) => keepMessage(database, { ...MESSAGE, message }, MAIL_SHOP, now);
  const counted = async () =>
    (await database.one<{ count: number }>("SELECT count(*) AS count FROM contact_message")).count;

  it("are limited per day", async () => {
    for (let kept = 0; kept < MAX_A_DAY; kept += 1) expect(await keep(`${kept}`)).toBe(true);
    expect(await keep("one more")).toBe(false);
    expect(await isDayFull(database, NOW)).toBe(true);
    expect(await counted()).toBe(MAX_A_DAY);
    expect(await keep("the day after", NOW + DAY_MS)).toBe(true);
    expect(await isDayFull(database, NOW + DAY_MS)).toBe(false);
  });

  it("do not exhaust the day when the clock is set back", async () => {
    for (let kept = 0; kept < MAX_A_DAY; kept += 1) await keep(`${kept}`);
    expect(await keep("a month before", NOW - 30 * DAY_MS)).toBe(true);
  });

  it("are limited in total: the oldest are deleted", async () => {
    await database.exec(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_KEPT})
       INSERT INTO contact_message (id, name, email, phone, topic, message, received_at)
         SELECT 'id' || i, 'Ann', 'a@b.co', '', 'quote', 'old ' || i, i FROM n`,
    );
    expect(await keep("the newest")).toBe(true);
    expect(await counted()).toBe(MAX_KEPT);
    expect(await database.get("SELECT 1 FROM contact_message WHERE id = 'id1'")).toBeUndefined();
    expect((await listMessages(database, null)).messages[0]?.message).toBe("the newest");
  });

  it("are listed in pages, each once, even those of the same time", async () => {
    for (let kept = 0; kept < 120; kept += 1) await keep(`${kept}`, NOW + Math.floor(kept / 40));
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let before: string | null = null, more = true; more; ) {
      const page = await listMessages(database, before);
      seen.push(...page.messages.map(({ message }) => message));
      sizes.push(page.messages.length);
      more = page.more;
      before = page.messages.at(-1)?.id ?? null;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    expect(await listMessages(database, "unknown")).toEqual(await listMessages(database, null));
  });
});

describe("messages beyond the daily limit", () => {
  it("are refused, and reported to the operator in the log and to admins on the page", async () => {
    const logged: string[] = [];
    const log = { info: () => {}, error: (event: string) => logged.push(event) };
    const backend = await anEmbeddedBackend({ log });
    const { client } = aClient(backend.handle);
    for (let kept = 0; kept < MAX_A_DAY; kept += 1) await client.sendMessage(MESSAGE);
    await expect(client.sendMessage(MESSAGE)).rejects.toMatchObject({ status: 503 });
    expect(logged).toEqual(["provider.messages.full"]);
    const admin = client.as(await signInAt(client, backend, ADMIN));
    expect((await admin.listMessages()).refusesMore).toBe(true);
    await backend.close();
  });
});

describe("the messages of a provider without pages", () => {
  it("are still shown in pages", async () => {
    const all = Array.from({ length: 60 }, (_none, index) => ({
      ...MESSAGE,
      id: `m${index}`,
      receivedAt: "2026-01-05T09:00:00Z",
    }));
    const { client } = aClient(async () => answer(200, { messages: all }));
    const admin = client.as({ cookies: {} });
    const first = await admin.listMessages();
    expect([first.messages.length, first.olderThan]).toEqual([50, "m49"]);
    const second = await admin.listMessages("m49");
    expect([second.messages.length, second.messages[0]?.id, second.olderThan]).toEqual([10, "m50", null]);
  });
});

describe("the messages of one visitor", () => {
  it("are limited per day, without affecting other visitors", async () => {
    let visitor = "192.0.2.1";
    const backend = await anEmbeddedBackend({ visitor: () => visitor });
    const { client } = aClient(backend.handle);
    const sent = () =>
      client.sendMessage(MESSAGE).then(
        () => 201,
        ({ status }) => status as number,
      );
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await sent());
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    visitor = "192.0.2.2";
    expect(await sent()).toBe(201);
    await backend.close();
  });
});
