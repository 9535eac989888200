import { describe, expect, it } from "vitest";
import { noteSlowAnswer, slowestPages } from "~/base/platform/metrics/slow-pages.server";
import { HOUR_MS } from "~/base/time/time";
import { agoText, bytesText, type HealthFacts, healthRows, routeAddress } from "~/office/health/health";

const NOW = Date.UTC(2026, 10, 26, 12);

const aRun = (hoursAgo: number, problem: string | null = null) => ({
  ...{ beganAt: NOW - hoursAgo * HOUR_MS, machine: "shop-1", name: "backup-1", bytes: 1_500_000, problem },
});

const WELL: HealthFacts = {
  version: "0.2.0",
  node: "24.18.0",
  database: { engine: "sqlite", bytes: 12_345_678 },
  backups: { hours: 24, count: 14 },
  runs: { done: aRun(3), tried: aRun(3) },
  sendsMail: true,
  mails: { waiting: 0, failed: 0, oldestAt: null },
  disks: [{ what: "database", space: { freeBytes: 50e9, bytes: 100e9 } }],
  provider: { name: "embedded", answers: true },
};

/** The parts that are not fine, with their state. */
const notFine = (change: Partial<HealthFacts>) =>
  healthRows({ ...WELL, ...change }, NOW)
    .filter(({ state }) => state !== "Fine")
    .map(({ name, state }) => `${name}: ${state}`);

describe("the health of the shop", () => {
  it("is fine if every part is, with its figures", () => {
    expect(notFine({})).toEqual([]);
    const texts = healthRows(WELL, NOW).map(({ text, cure }) => [text, cure]);
    expect(texts).toContainEqual(["SQLite, 12 MB.", ""]);
    expect(texts).toContainEqual(["3 hours ago: backup-1 on shop-1, 1.5 MB. Every 24 hours, the latest 14.", ""]);
  });

  it.each<[Partial<HealthFacts>, string]>([
    [{ database: null }, "Database: Needs attention"],
    [{ backups: null }, "Last backup: Off"],
    [{ runs: null }, "Last backup: Unknown"],
    [{ runs: { done: aRun(49), tried: aRun(49) } }, "Last backup: Needs attention"],
    [{ runs: { done: aRun(3), tried: aRun(1, "the disk is full") } }, "Last backup: Needs attention"],
    [{ sendsMail: false }, "Mail: Off"],
    [{ mails: null }, "Mail: Unknown"],
    [{ mails: { waiting: 1, failed: 0, oldestAt: NOW - 2 * HOUR_MS } }, "Mail: Needs attention"],
    [{ mails: { waiting: 0, failed: 1, oldestAt: null } }, "Mail: Needs attention"],
    [{ disks: [{ what: "backups", space: null }] }, "Backup disk: Needs attention"],
    [{ disks: [{ what: "database", space: { freeBytes: 4e9, bytes: 100e9 } }] }, "Database disk: Needs attention"],
    [{ disks: [{ what: "database", space: { freeBytes: 0.9e9, bytes: 2e9 } }] }, "Database disk: Needs attention"],
    [{ provider: { name: "remote", answers: false } }, "Provider: Needs attention"],
  ])("says what to do about a part that is not: %j", (change, part) => {
    expect(notFine(change)).toEqual([part]);
    const found = healthRows({ ...WELL, ...change }, NOW).find(({ state }) => state !== "Fine");
    expect(found?.state === "Unknown" || found?.cure).toBeTruthy();
  });

  it("writes sizes and times as people read them", () => {
    expect([0, 999, 1500, 12_345_678, 2.5e9].map(bytesText)).toEqual(["0 B", "999 B", "1.5 kB", "12 MB", "2.5 GB"]);
    expect([0, 1, 89, 90, 47 * 60, 72 * 60].map((minutes) => agoText(NOW - minutes * 60_000, NOW))).toEqual([
      "0 minutes ago",
      "1 minute ago",
      "89 minutes ago",
      "2 hours ago",
      "47 hours ago",
      "3 days ago",
    ]);
  });

  it("names pages by their addresses", () => {
    const routes = ["routes/_index", "routes/admin.orders_.$number._index", "routes/admin.figures[.]csv", "none"];
    expect(routes.map(routeAddress)).toEqual([
      "/",
      "/admin/orders/{number}",
      "/admin/figures.csv",
      "addresses without a page",
    ]);
  });
});

describe("the slowest pages", () => {
  it("are those of the day, the slowest first", () => {
    const day = Date.now() + 86_400_000;
    for (const ms of [80, 240.4, 60]) noteSlowAnswer("routes/shop", ms, day);
    noteSlowAnswer("routes/admin.figures", 900, day);
    expect(slowestPages(8, day).pages).toEqual([
      { route: "routes/admin.figures", answers: 1, slowestMs: 900 },
      { route: "routes/shop", answers: 3, slowestMs: 240 },
    ]);
    expect(slowestPages(1, day).pages).toHaveLength(1);
    const next = slowestPages(8, day + 86_400_000);
    expect([next.pages, next.since % 86_400_000]).toEqual([[], 0]);
  });
});
