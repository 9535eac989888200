import { describe, expect, it } from "vitest";
import { isAdminPath, isWithoutPrices } from "~/office/people/admin-path";
import { readPeopleTask } from "~/office/people/people-form";
import { mayOpen, ROLES } from "~/provider/accounts/roles";

describe("the roles", () => {
  it.each([
    ["orders", ["owner", "office"]],
    ["work-orders", ["owner", "office", "workshop"]],
    ["catalog", ["owner", "catalog"]],
    ["customers", ["owner", "office"]],
    ["people", ["owner"]],
    ["settings", ["owner"]],
    ["events", ["owner"]],
    ["today", [...ROLES]],
  ] as const)("open %s", (part, roles) => {
    expect(ROLES.filter((role) => mayOpen(role, part))).toEqual(roles);
    expect(mayOpen(null, part)).toBe(false);
  });

  it("hide prices from the workshop on admin pages alone", () => {
    expect(["/admin", "/admin/orders", "/administer", "/shop"].map(isAdminPath)).toEqual([true, true, false, false]);
    expect(isWithoutPrices("workshop", "/admin/orders")).toBe(true);
    expect(isWithoutPrices("workshop", "/shop")).toBe(false);
    expect(isWithoutPrices("office", "/admin/orders")).toBe(false);
    expect(isWithoutPrices(null, "/admin")).toBe(false);
  });
});

describe("a form of the page of people", () => {
  it.each([
    ["intent=remove", null],
    ["intent=remove&id=1", { kind: "remove", id: "1" }],
    ["intent=role&id=1&role=king&was=office", null],
    ["intent=role&id=1&role=owner&was=office", { kind: "role", id: "1", role: "owner", was: "office" }],
    ["intent=two-factor&needed=owner&needed=king", { kind: "two-factor", roles: ["owner"] }],
    ["intent=promote&id=1", null],
    ["", null],
  ])("reads %s", (query, task) => {
    expect(readPeopleTask(new URLSearchParams(query))).toEqual(task);
  });
});
