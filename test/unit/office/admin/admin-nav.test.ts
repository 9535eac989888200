import { describe, expect, it } from "vitest";
import { adminLinks, isCurrent } from "~/office/admin/admin-nav";

const labels = (role: Parameters<typeof adminLinks>[0]) => adminLinks(role).map(({ label }) => label);

describe("the bar of the admin pages", () => {
  it("has the links that outside checks name, in their order", () => {
    expect(labels("owner")).toEqual([
      "Today",
      "Orders",
      "Customers",
      "Messages",
      "Catalog",
      "Schedule",
      "Figures",
      "Shop details",
      "People",
      "Settings",
    ]);
    expect(labels("office")).toEqual(["Today", "Orders", "Customers", "Messages", "Schedule"]);
  });

  it.each([
    ["/admin/mail", "Messages"],
    ["/admin/events", "People"],
    ["/admin/schedule/stations", "Schedule"],
    ["/admin/money", "Settings"],
    ["/admin/options", "Settings"],
    ["/admin/texts/terms", "Shop details"],
    ["/admin/accounts", "Customers"],
  ])("marks the link that leads to %s", (path, label) => {
    expect(
      adminLinks("owner")
        .filter((link) => isCurrent(link, path))
        .map((link) => link.label),
    ).toEqual([label]);
  });
});
