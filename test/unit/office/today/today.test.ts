import { describe, expect, it } from "vitest";
import { readsNews, type WaitingCounts, waitingByPage, waitingFor, waitingLinks } from "~/office/today/today";
import type { Role } from "~/provider/accounts/roles";

const COUNTS: WaitingCounts = {
  applications: 1,
  ordersToConfirm: 2,
  awaitingPayment: 10,
  creditOwed: 12,
  drawingsToApprove: 3,
  openClaims: 4,
  requestedChanges: 11,
  unreadMessages: 5,
  orderMessages: 6,
  failedMail: 7,
  shipsThisWeek: 8,
  late: 9,
};

const labelsOf = (role: Role, counts: WaitingCounts) =>
  waitingLinks(waitingFor(role, counts)).map(({ label }) => label);

describe("what waits", () => {
  it("is shown in full to an owner, each number with the page that lists it", () => {
    const links = waitingLinks(waitingFor("owner", COUNTS));
    expect(links.map(({ count }) => count).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(links.find(({ label }) => label === "Late")?.to).toBe("/admin/schedule#slips");
  });

  it("is only what a role may open, in the data of the page too", () => {
    expect(waitingFor("workshop", COUNTS)).toEqual({ shipsThisWeek: 8, late: 9 });
    expect(waitingFor("catalog", COUNTS)).toEqual({});
    expect(labelsOf("workshop", COUNTS)).toEqual(["Ships this week", "Late"]);
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

  it("leaves out what could not be counted, and shows nothing as 0", () => {
    const { applications: _, ...others } = COUNTS;
    expect(labelsOf("office", others)).not.toContain("Applications");
    expect(waitingLinks({ ...COUNTS, openClaims: 0 }).find(({ label }) => label === "Open claims")?.count).toBe(0);
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
