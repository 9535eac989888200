import { describe, expect, it } from "vitest";
import { orderFilterSearch, orderQueryOf, readOrderFilter } from "~/ordering/orders/order-filter";

const read = (query: string) => readOrderFilter(new URLSearchParams(query));
const NOTHING = {
  state: null,
  tier: null,
  from: null,
  to: null,
  search: "",
  waiting: null,
  ships: null,
  paid: null,
  due: null,
  tab: "all",
  sort: null,
  page: 1,
  trail: [],
};

describe("the filter of the admin order list", () => {
  it("is read from an address and written to one", () => {
    const query =
      "search=Lee+%26+Sons&waiting=claim&ships=late&state=in-production&payment=part&due=over&tier=dealer&from=2026-11-01&to=2026-11-30&before=HV-1050&before=HV-1025";
    const filter = read(query);
    expect(filter).toEqual({
      search: "Lee & Sons",
      waiting: "claim",
      ships: "late",
      state: "in-production",
      paid: "part",
      due: "over",
      tab: "all",
      sort: null,
      page: 1,
      tier: "dealer",
      from: "2026-11-01",
      to: "2026-11-30",
      trail: ["HV-1050", "HV-1025"],
    });
    expect(orderFilterSearch(filter)).toBe(query);
    expect(orderQueryOf(filter, ["HV-1030"])).toMatchObject({
      ...{ search: "Lee & Sons", before: "HV-1025", ships: null, only: ["HV-1030"] },
    });
    expect(orderQueryOf({ ...filter, ships: "week" }, [])).toMatchObject({ ships: "week", only: null });
  });

  it.each([
    "",
    "search=&state=&tier=&from=&to=",
    "state=lost&waiting=tea&ships=never&paid=maybe&due=soon&tier=admin&from=yesterday&to=2026-02-30&before=1",
    "state=toString&tier=__proto__&from=0001-01-01",
    "search=%00%1F+%7F",
  ])("is empty if an address contains nothing valid: %j", (query) => {
    expect(read(query)).toEqual(NOTHING);
    expect(orderFilterSearch(read(query))).toBe("");
    expect(orderQueryOf(read(query), []).before).toBeNull();
  });

  it.each([
    ["paid=open", "outstanding"],
    ["paid=owed", "credit"],
    ["paid=part", "part"],
    ["payment=overdue", "overdue"],
    ["payment=credit&paid=part", "credit"],
    ["paid=toString", null],
  ])("reads a payment under its old names too: %s", (query, paid) => {
    expect(read(query).paid).toBe(paid);
  });

  it("accepts guests in addition to the tiers", () => {
    expect(read("tier=guest").tier).toBe("guest");
  });

  it("searches for at most a hundred characters, none of them split", () => {
    expect(read(`search=${"😀".repeat(5000)}`).search).toBe("😀".repeat(100));
  });

  it("remembers the way back for twenty pages", () => {
    const pages = Array.from({ length: 30 }, (_, index) => `before=HV-${index}`).join("&");
    expect(read(pages).trail).toHaveLength(20);
    expect(orderQueryOf(read(pages), []).before).toBe("HV-29");
  });
});
