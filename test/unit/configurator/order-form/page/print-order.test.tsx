// @vitest-environment happy-dom

import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { shopFacts } from "~/base/brand/shop-facts";
import { PrintOrder } from "~/configurator/order-form/page/print-order";
import { createOrderStore } from "~/configurator/order-form/rows/order-store";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { createDraft } from "~/trade/pieces/configuration-draft";
import { aProduct } from "../../../../support/product-builder";

const DOOR: PieceDraft = { ...BLANK_PIECE, widthInches: "15", widthFraction: "1/2", heightInches: "30" };

const draftOf = (doors: readonly PieceDraft[]) =>
  createDraft({
    pieces: { doors, drawers: [], panels: [], fillers: [] },
    included: { doors: true, drawers: true, panels: false, fillers: false },
    preBoredByDefault: false,
  });

const sheet = (doors: readonly PieceDraft[], postedOn: string | null = null, compact = false) => (
  <PrintOrder
    product={aProduct({ priceCents: 2000 })}
    store={createOrderStore(draftOf(doors))}
    postedOn={postedOn}
    compact={compact}
  />
);

const fire = (type: string) => act(async () => void window.dispatchEvent(new Event(type)));

describe("an order form on paper", () => {
  it("is rendered only while the browser prints", async () => {
    render(sheet([{ ...DOOR, location: "Pantry" }]));
    expect(screen.queryByRole("table")).toBeNull();
    await fire("beforeprint");
    const table = screen.getByRole("table", { name: "Pieces of Ashby" });
    expect(table.textContent).toContain('15 1/2" × 30"');
    expect(table.textContent).toContain("Pantry");
    expect(document.body.textContent).toContain("$64.58");
    expect(document.body.textContent).toContain("before tax and freight");
    await fire("afterprint");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("has brand, title and day in the server's answer, with its rows or above compact ones", () => {
    for (const compact of [false, true]) {
      const html = renderToStaticMarkup(sheet([DOOR], "2026-11-25", compact));
      for (const text of [shopFacts().name, "Cut list, not ordered", "2026-11-25", "Ashby"])
        expect(html).toContain(text);
    }
  });

  it("numbers each row as on the screen, and shows unreadable text as typed", async () => {
    render(
      sheet([BLANK_PIECE, { ...DOOR, widthInches: "24 1/3", widthFraction: "0", location: "Sink" }, DOOR, BLANK_PIECE]),
    );
    await fire("beforeprint");
    const names = screen.getAllByRole("rowheader").map((cell) => cell.textContent);
    expect(names).toEqual(["Door 1", "Door 2", "Door 3"]);
    expect(document.body.textContent).toContain("24 1/3 0 × 30 0");
  });

  it("is empty if nothing was typed", async () => {
    render(sheet([BLANK_PIECE]));
    await fire("beforeprint");
    expect(document.body.textContent).toBe("");
  });
});
