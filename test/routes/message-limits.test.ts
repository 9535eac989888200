import { sql } from "kysely";
import { afterEach, expect, it, vi } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { shareCounts } from "~/base/platform/rate-limits/shared-counts.server";
import { runWithRequestContext } from "~/base/platform/request-context.server";
import { listInbox } from "~/office/messages/inbox.server";
import { MAX_PER_DAY } from "~/office/messages/messages.server";
import { sendMessage } from "~/office/messages/services/contact.server";
import * as contact from "~/routes/contact";
import { contactValidator } from "~/storefront/marketing/contact-form";
import { configure } from "../support/configured-shop";
import { MESSAGE } from "../support/contact-message";
import { rowsWritten } from "../support/statements";
import "../support/shop-env";
import { post } from "../support/shop-session";

configure({ rateLimitFactor: 1 });

afterEach(() => shareCounts(null));

async function send(visitor: string): Promise<void> {
  const { data } = await contactValidator.validate(new URLSearchParams(MESSAGE));
  if (!data) throw new Error("the message is not valid");
  return runWithRequestContext({ requestId: "r", visitor }, () => sendMessage(data, new AbortController().signal));
}

it("a visitor may send twenty messages in a day, without affecting other visitors", async () => {
  for (let sent = 0; sent < 20; sent += 1) await send("192.0.2.1");
  const refusal = await send("192.0.2.1").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ reason: "limited", message: expect.stringContaining("Please wait") });
  expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(86_000);
  await send("192.0.2.2");
});

it("a network with many addresses may send four times as many as one visitor", async () => {
  for (let sent = 0; sent < 80; sent += 1) await send(`2001:db8:1:${sent.toString(16)}::/64`);
  const refusal = await send("2001:db8:1:ffff::/64").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ reason: "limited" });
  await send("2001:db8:2:1::/64");
});

it("a visitor's messages are counted together by all shops", async () => {
  const count = vi.fn(async () => 3_600);
  shareCounts({ count, forget: async () => {} });
  const refusal = await send("192.0.2.3").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ reason: "limited", retryAfter: 3_600 });
  expect(count).toHaveBeenCalledWith("messages-of-visitor", expect.any(String), { times: 20, seconds: 86_400 });
});

it("messages beyond the daily limit are returned in their form, and reported in the log and to admins", async () => {
  const errors = vi.spyOn(log, "error");
  const database = await shopDatabase();
  await rowsWritten(
    database,
    sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_PER_DAY})
     INSERT INTO contact_message (id, name, email, phone, topic, message, received_at, search_text)
       SELECT 'id' || i, 'Ann', 'a@b.co', '', 'quote', 'old ' || i, ${Date.now()}, '' FROM n`,
  );
  const answer = await post(contact.action, "/contact", { ...MESSAGE, message: "One too many" });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    problem: "Your message could not be sent. Please try again, or write to us by e-mail.",
    repopulateFields: { message: "One too many" },
  });
  expect(errors).toHaveBeenCalledWith("messages.full", { keptADay: MAX_PER_DAY });
  const page = await listInbox(database.db, { show: null, search: "One too many", before: null }, Date.now());
  expect(page).toMatchObject({ messages: [], refusesMore: true });
});
