import { afterEach, beforeEach, expect, it } from "vitest";
import { LIMITS } from "~/base/platform/limits.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { runWithRequestContext } from "~/base/platform/request-context.server";
import { NETWORK_SHARE } from "~/base/platform/visitor.server";
import { startWith } from "../../../../support/configured-shop";

// The limits are kept for the whole process, with the factor that they were made with.
const start = () => void startWith({ RATE_LIMIT_FACTOR: "1" });
beforeEach(start);
afterEach(start);

const refusalOf = (visitor: string | null) =>
  runWithRequestContext({ requestId: "r", visitor }, () => tooMany("email-change"));

it("a network may do something as often as four of its visitors, each within its own limit", async () => {
  const visitors = NETWORK_SHARE * LIMITS.perMinute["email-change"];
  for (let at = 0; at < visitors; at += 1) expect(await refusalOf(`2001:db8:9:${at.toString(16)}::/64`)).toBeNull();
  expect(await refusalOf("2001:db8:9:ffff::/64")).toMatchObject({ status: 429 });
  expect(await refusalOf("2001:db8:a:1::/64")).toBeNull();
});

it("a visitor has a limit of its own, and nobody without an address has one", async () => {
  for (let at = 0; at < LIMITS.perMinute["email-change"]; at += 1) expect(await refusalOf("192.0.2.7")).toBeNull();
  expect(await refusalOf("192.0.2.7")).toMatchObject({ status: 429 });
  for (let at = 0; at < 50; at += 1) expect(await refusalOf(null)).toBeNull();
});
