// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { FIRST_FACTS } from "~/house/facts/owner-facts";
import { SetupPage } from "~/house/facts/page/setup-page";
import { ShopFactsPage } from "~/house/facts/page/shop-page";
import { NO_MONEY_SETTINGS } from "~/house/invoices/money-settings";
import { MoneyPage } from "~/house/invoices/page/money-page";
import { SettingsPage } from "~/office/admin/page/settings-page";
import { StylePage } from "~/office/catalog-editing/page/style-page";
import { firstCatalog as catalog } from "~/provider/catalog.server";
import { someSettings } from "../../../../support/shop-settings";

const SAVE = { savedAt: "2026-01-05T10:00:00.000Z", savedBy: "owner@shop.test" };
const style = catalog[0] as (typeof catalog)[number];

/** Each page with a form that starts from a save, the label of a field, and the page for a save with a value in it. */
const PAGES: readonly (readonly [path: string, label: string, page: (value: string, revision: number) => ReactNode])[] =
  [
    [
      "/admin/money",
      "How to pay",
      (howToPay, revision) => (
        <MoneyPage
          versions={[{ ...SAVE, revision, settings: { ...NO_MONEY_SETTINGS, howToPay } }]}
          isSaved
          reply={null}
        />
      ),
    ],
    [
      "/admin/settings",
      "Validity of quotes, days",
      (days, revision) => (
        <SettingsPage
          versions={[{ ...SAVE, revision, settings: someSettings({ quoteDays: Number(days) }) }]}
          isSaved
          reply={null}
        />
      ),
    ],
    [
      "/admin/shop",
      "Hours",
      (hours, revision) => (
        <ShopFactsPage
          versions={[{ ...SAVE, revision, facts: { ...FIRST_FACTS, hours } }]}
          isSaved
          onClosedDays={[]}
          today="2026-11-30"
          reply={null}
        />
      ),
    ],
    [
      "/admin/setup",
      "Name",
      (name, revision) => <SetupPage facts={{ ...FIRST_FACTS, name }} revision={revision} reply={null} />,
    ],
    [
      "/admin/catalog/{handle}",
      "Title",
      (title, revision) => (
        <StylePage
          style={{ ...style, title }}
          revision={revision}
          versions={[]}
          done={null}
          problem={null}
          reply={null}
        />
      ),
    ],
  ];

describe("a form that starts from the latest save", () => {
  it.each(PAGES)("shows what an undo brought back, at %s", async (_path, label, page) => {
    let undo = () => {};
    function Component() {
      const [[value, revision], setShown] = useState<readonly [string, number]>(["21", 1]);
      undo = () => setShown(["14", 2]);
      return page(value, revision);
    }
    const Stub = createRemixStub([{ path: "/", Component }]);
    render(<Stub />);
    const field = async () => ((await screen.findByLabelText(label)) as HTMLInputElement).value;
    expect(await field()).toBe("21");
    act(() => undo());
    expect(await field()).toBe("14");
  });
});
