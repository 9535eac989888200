import { describe, expect, it } from "vitest";
import { readsNews, type WaitingCounts, waitingByPage, waitingFor, waitingLinks } from "~/office/today/today";
import type { Role } from "~/provider/accounts/roles";

const COUNTS: WaitingCounts = {
  applications: 1,
  ordersToConfirm: 2,
  awaitingPayment: 10,
  partPaid: 13,
  outstanding: 124_000,
  overdue: 50_000,
  creditOwed: 1200,
  drawingsToApprove: 3,
  openClaims: 4,
  requestedChanges: 11,
  unreadMessages: 5,
  orderMessages: 6,
  failedMail: 7,
  shipsThisWeek: 8,
  late: 9,
  slipping: 14,
};

const labelsOf = (role: Role, counts: WaitingCounts) =>
  waitingLinks(waitingFor(role, counts)).map(({ label }) => label);

describe("what waits", () => {
  it("is shown in full to an owner, each number with the page that lists it", () => {
    const links = waitingLinks(waitingFor("owner", COUNTS));
    expect(links).toHaveLength(Object.keys(COUNTS).length);
    expect(links.slice(0, 2)).toEqual([
      { label: "Slipping", to: "/admin/orders?tab=late", text: "14", isEmpty: false },
      { label: "Late", to: "/admin/orders?ships=past", text: "9", isEmpty: false },
    ]);
    expect(links.find(({ label }) => label === "Outstanding")?.text).toBe("$1,240.00");
    expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
  });

  it("is only what a role may open, in the data of the page too", () => {
    expect(waitingFor("workshop", COUNTS)).toEqual({ shipsThisWeek: 8, late: 9, slipping: 14 });
    expect(waitingFor("catalog", COUNTS)).toEqual({});
    expect(labelsOf("workshop", COUNTS)).toEqual(["Slipping", "Late", "Ships this week"]);
    expect(labelsOf("catalog", COUNTS)).toEqual([]);
  });

  it("has news for those alone who may read some", () => {
    expect(["owner", "office", "workshop", "catalog"].map((role) => readsNews(role as Role))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("leaves out what could not be counted, and knows which list is empty", () => {
    const { applications: _, ...others } = COUNTS;
    expect(labelsOf("office", others)).not.toContain("Applications");
    const links = waitingLinks({ ...COUNTS, openClaims: 0, overdue: 0 });
    expect(links.filter(({ isEmpty }) => isEmpty).map(({ label, text }) => `${label} ${text}`)).toEqual([
      "Overdue $0.00",
      "Open claims 0",
    ]);
  });

  it("adds up on the bar for each page that a role may open", () => {
    expect(waitingByPage(waitingFor("owner", COUNTS))).toEqual({
      "/admin/customers": 1,
      "/admin/orders": 23,
      "/admin/messages": 5,
    });
    expect(waitingByPage(waitingFor("workshop", COUNTS))).toEqual({});
  });
});
