// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { Profiler } from "react";
import { describe, expect, it, vi } from "vitest";
import { createOrderStore } from "~/configurator/order-form/rows/order-store";
import { PieceBlock } from "~/configurator/order-form/rows/piece-block";
import * as problems from "~/trade/making/piece-problems";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import * as pricing from "~/trade/pricing/pricing";

const storeOf = (doors: number) =>
  createOrderStore(
    createDraft({
      ...EMPTY_DRAFT,
      pieces: { doors: Array.from({ length: doors }, () => BLANK_PIECE), drawers: [], panels: [], fillers: [] },
    }),
  );

describe("an order form's store", () => {
  it("returns the same keys until a row is added or removed", () => {
    const store = storeOf(3);
    const keys = store.keys("doors");
    store.dispatch({ type: "edit", list: "doors", key: 1, change: { location: "Sink" } });
    expect(store.keys("doors")).toBe(keys);
    store.dispatch({ type: "remove", list: "doors", key: 1 });
    expect(store.keys("doors")).toEqual([0, 2]);
  });

  it("notifies its listeners until they unsubscribe", () => {
    const store = storeOf(1);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.dispatch({ type: "add", list: "doors" });
    stop();
    store.dispatch({ type: "add", list: "doors" });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("renders only the row that a keystroke changes, and its price after that", async () => {
    const store = storeOf(50);
    const priced = vi.spyOn(pricing, "pricePiece");
    const judged = vi.spyOn(problems, "findingsOf");
    const onRender = vi.fn();
    render(
      <Profiler id="rows" onRender={onRender}>
        <PieceBlock scope="" list="doors" rate={20} specification={null} showProblems={false} store={store} />
      </Profiler>,
    );
    expect([priced, judged].map((call) => call.mock.calls.length)).toEqual([50, 50]);
    for (const call of [priced, judged, onRender]) call.mockClear();
    act(() => store.dispatch({ type: "edit", list: "doors", key: 25, change: { widthInches: "7" } }));
    expect([priced, judged, onRender].map((call) => call.mock.calls.length)).toEqual([0, 1, 1]);
    await vi.waitFor(() => expect(priced).toHaveBeenCalledTimes(1));
    expect([judged, onRender].map((call) => call.mock.calls.length)).toEqual([1, 2]);
  });
});
