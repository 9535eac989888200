import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { DAY_MS } from "~/base/time/time";
import { listInbox } from "~/office/messages/inbox.server";
import { MAX_PER_DAY, MAX_STORED, storeMessage } from "~/office/messages/messages.server";
import { MAIL_SHOP } from "../../../support/mail-shop";

const MESSAGE = { name: "Ann", email: "ann@site.test", phone: "", topic: "quote", message: "Two doors" } as const;
const NOW = Date.UTC(2026, 0, 5);

describe("the stored messages", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  const store = (message: string, now = NOW) => storeMessage(database, { ...MESSAGE, message }, MAIL_SHOP, now);
  const list = (before: string | null, now = NOW) => listInbox(database.db, { show: null, search: "", before }, now);
  const ids = async () => {
    const rows = await database.db.selectFrom("contact_message").select("id").execute();
    return rows.map(({ id }) => id);
  };

  /** Makes old messages, received at the same time or each at its own number. */
  const fill = (count: number, receivedAt: RawBuilder<unknown>) =>
    write(database, (trx) =>
      sql`
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO contact_message (id, name, email, phone, topic, message, received_at, search_text)
          SELECT 'id' || i, 'Ann', 'a@b.co', '', 'quote', 'old ' || i, ${receivedAt}, '' FROM n`.execute(trx),
    );

  it("are limited per day", async () => {
    await fill(MAX_PER_DAY - 1, sql`${NOW}`);
    expect(await store("the last")).toBe(true);
    expect(await store("one more")).toBe(false);
    expect((await list(null)).refusesMore).toBe(true);
    expect(await ids()).toHaveLength(MAX_PER_DAY);
    expect(await store("the day after", NOW + DAY_MS)).toBe(true);
    expect((await list(null, NOW + DAY_MS)).refusesMore).toBe(false);
  });

  it("do not exhaust the day when the clock is set back", async () => {
    await fill(MAX_PER_DAY, sql`${NOW}`);
    expect(await store("one more")).toBe(false);
    expect(await store("a month before", NOW - 30 * DAY_MS)).toBe(true);
  });

  it("are limited in total: the oldest are deleted", async () => {
    await fill(MAX_STORED, sql`i`);
    expect(await store("the newest")).toBe(true);
    const left = await ids();
    expect(left).toHaveLength(MAX_STORED);
    expect(left).not.toContain("id1");
    expect((await list(null)).messages[0]?.message).toBe("the newest");
  });

  it("are listed in pages, each once, even those of the same time", async () => {
    for (let count = 0; count < 120; count += 1) await store(`${count}`, NOW + Math.floor(count / 40));
    const seen: string[] = [];
    const sizes: number[] = [];
    let before: string | null = null;
    do {
      const page = await list(before);
      seen.push(...page.messages.map(({ message }) => message));
      sizes.push(page.messages.length);
      before = page.olderThan;
    } while (before !== null);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    expect(await list("unknown")).toEqual(await list(null));
  });
});
