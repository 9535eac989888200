// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CartLine } from "~/configurator/lines/cart";
import { lineEdits } from "~/ordering/cart/line-edits";
import { LineEditor } from "~/ordering/cart/page/line-editor";
import { draftOf } from "~/trade/pieces/drafted-order";
import { aCartLine } from "../../../../support/cart-builders";
import { aFinish, aProduct } from "../../../../support/product-builder";

const SOLD = aProduct({ priceCents: 2000, finishes: [aFinish("Primer"), aFinish("Sage", 500), aFinish("Oat")] });
const LINE = aCartLine("a", { productId: SOLD.id, productTitle: SOLD.title, pricePerSqFt: 20 });
const IN_SAGE = { ...LINE, finish: "Sage", pricePerSqFt: 25 };

const onSave = vi.fn();
const onCancel = vi.fn();

function edit(line: CartLine, answer: () => Promise<Response>) {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const Stub = createRemixStub([
    { id: "root", path: "/", Component: () => <LineEditor line={line} onSave={onSave} onCancel={onCancel} /> },
  ]);
  render(<Stub />);
  return asked;
}

const sold = async () => Response.json({ product: SOLD });
const choice = async () => (await screen.findByLabelText("Finish")) as HTMLSelectElement;
const choose = async (name: string) => fireEvent.change(await choice(), { target: { value: name } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  lineEdits.drop("a");
  vi.restoreAllMocks();
  onSave.mockReset();
  onCancel.mockReset();
});

describe("the finish of an edited line", () => {
  it("can be changed to another of its style, is priced immediately, and is saved with the pieces", async () => {
    const asked = edit(LINE, sold);
    const { value, options } = await choice();
    expect([value, [...options].map(({ text }) => text)]).toEqual(["Primer", ["Primer", "Sage, + $5 / sq ft", "Oat"]]);
    expect(String(asked.mock.calls[0]?.[0])).toBe("/product/ashby?_data=routes%2Fproduct.%24productId");
    await choose("Sage");
    screen.getByRole("heading", { name: "Ashby, Sage" });
    expect(screen.getAllByText("$25.00 / sq ft").length).toBeGreaterThan(0);
    press("Save");
    const { doors } = LINE;
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ lineId: "a", finish: "Sage", pricePerSqFt: 25 }),
      expect.objectContaining({ doors }),
    );
  });

  it("is restored when the line is edited again, and is passed on when canceled", async () => {
    edit(IN_SAGE, sold);
    await choose("Primer");
    cleanup();
    expect(lineEdits.load("a")?.asides.finish).toBe("Primer");
    edit(IN_SAGE, sold);
    expect((await choice()).value).toBe("Primer");
    press("Cancel");
    expect(onCancel).toHaveBeenCalledWith(expect.objectContaining({ finish: "Primer" }));
    expect(lineEdits.load("a")).toBeNull();
  });

  it("is not a change if it is set back to the line's own", async () => {
    edit(IN_SAGE, sold);
    await choose("Oat");
    await choose("Sage");
    press("Cancel");
    expect(onCancel).toHaveBeenCalledWith(null);
  });

  it("is reset and restored with the rest", async () => {
    lineEdits.keep("a", { draft: draftOf(LINE), finish: "Oat" });
    edit(LINE, sold);
    expect((await choice()).value).toBe("Oat");
    press("Start over");
    expect((await choice()).value).toBe("Primer");
    press("Undo");
    expect((await choice()).value).toBe("Oat");
  });

  it("stays, marked as unavailable, if it is no longer sold", async () => {
    edit({ ...LINE, finish: "Plaid" }, sold);
    expect((await choice()).value).toBe("Plaid");
    screen.getByText("No longer sold in Plaid. Choose another finish.");
    await choose("Oat");
    expect(screen.queryByText(/No longer sold in/)).toBeNull();
  });

  it.each<[string, () => Promise<Response>, boolean]>([
    ["there is no connection", () => Promise.reject(new TypeError("offline")), true],
    ["the shop cannot say", async () => Response.json({ product: null }, { status: 503 }), true],
    ["the style is gone", async () => new Response("Not found", { status: 404 }), false],
    ["the style has no finishes", async () => Response.json({ product: aProduct() }), false],
  ])("is not offered if %s", async (_why, answer, showsProblem) => {
    const asked = edit(IN_SAGE, answer);
    await act(async () => void (await Promise.allSettled(asked.mock.results.map(({ value }) => value))));
    await vi.waitFor(() => expect(screen.queryByText(/could not be loaded/) !== null).toBe(showsProblem));
    expect(screen.queryByLabelText("Finish")).toBeNull();
    press("Save");
    expect(onSave).toHaveBeenCalledWith(IN_SAGE, expect.anything());
  });
});
