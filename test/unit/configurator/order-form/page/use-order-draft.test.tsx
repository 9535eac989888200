// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadOrderDraft, saveOrderDraft } from "~/configurator/order-form/order-draft";
import { useOrderDraft } from "~/configurator/order-form/page/use-order-draft";
import { createOrderStore } from "~/configurator/order-form/rows/order-store";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { NO_ASIDES } from "~/trade/pieces/order-draft-record";
import { FakeStorage } from "../../../../support/fake-storage";
import { fieldOf, fillIn, ORDER_KEY, press, showOrder, type } from "../../../../support/order-form";

let storage: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: new Date(2026, 5, 2, 15, 14) });
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NO_PIECES = { doors: [], drawers: [], panels: [], fillers: [] };
const door = (location: string): PieceDraft => ({ ...BLANK_PIECE, widthInches: "15", location });
const storeDoors = (...doors: PieceDraft[]) =>
  saveOrderDraft(ORDER_KEY, {
    draft: createDraft({ ...EMPTY_DRAFT, pieces: { ...NO_PIECES, doors } }),
    asides: NO_ASIDES,
    savedAt: new Date(2026, 5, 2, 15, 12).getTime(),
  });
const rest = () => act(() => vi.advanceTimersByTime(400));
const storedDoors = () => {
  const stored = loadOrderDraft(ORDER_KEY);
  return stored.kind === "draft" ? stored.order.draft.rows.doors.map((row) => row.draft.location) : stored.kind;
};
const location = (name = "Door 1") => fieldOf(name, "Location").value;
/** Delivers the event for a change by another tab. */
const notifyTab = () => act(() => void window.dispatchEvent(new StorageEvent("storage", { key: ORDER_KEY })));

describe("a stored order form", () => {
  it("is not stored until something is typed, then when typing pauses, and when the visitor leaves", () => {
    showOrder();
    rest();
    expect(storedDoors()).toBe("none");
    fillIn(fieldOf("Door 1", "Location"), "Sink");
    expect(storedDoors()).toBe("none");
    rest();
    expect(storedDoors()).toEqual(["Sink"]);
    type(fieldOf("Door 1", "Location"), "Sink, left");
    window.dispatchEvent(new Event("pagehide"));
    expect(storedDoors()).toEqual(["Sink, left"]);
  });

  it("is stored with the fields outside its rows, even if the visitor leaves before the next render", () => {
    const formRef = { current: document.createElement("form") };
    const store = createOrderStore(EMPTY_DRAFT);
    const { result } = renderHook(() => useOrderDraft(ORDER_KEY, store, formRef, false));
    act(() => {
      result.current.setAsides({ openings: "29 x 30" });
      window.dispatchEvent(new Event("pagehide"));
    });
    const stored = loadOrderDraft(ORDER_KEY);
    expect(stored.kind === "draft" && stored.order.asides.openings).toBe("29 x 30");
  });

  it("is restored with a note of its time, and is not written again for that", () => {
    storeDoors(door("Sink"), door("Hall"));
    const written = vi.spyOn(storage, "setItem");
    showOrder();
    rest();
    expect([location(), location("Door 2")]).toEqual(["Sink", "Hall"]);
    expect(screen.getByText("Your sizes from today at 3:12 PM are back.")).toBeTruthy();
    expect(written).not.toHaveBeenCalled();
  });

  it("is cleared by Start over, and Undo restores all of it before what was typed since", () => {
    storeDoors(door("Sink"), door("Hall"));
    showOrder();
    fireEvent.click(screen.getAllByRole("button", { name: "Start over" })[0] as Element);
    rest();
    expect([location(), storedDoors()]).toEqual(["", "none"]);
    type(fieldOf("Door 1", "Location"), "New");
    press("Undo");
    rest();
    expect(storedDoors()).toEqual(["Sink", "Hall", "New"]);
  });

  it("is left alone if a newer version stored it", () => {
    const newer = '{"version":99,"anything":"else"}';
    storage.setItem(ORDER_KEY, newer);
    showOrder();
    type(fieldOf("Door 1", "Location"), "Sink");
    rest();
    window.dispatchEvent(new Event("pagehide"));
    expect(storage.getItem(ORDER_KEY)).toBe(newer);
    expect(screen.getByText("What you type here will not be kept")).toBeTruthy();
    fillIn(fieldOf("Door 1", "Width inches"), "15");
    fillIn(fieldOf("Door 1", "Height inches"), "30");
    press("Add to Cart");
    expect(storage.getItem(ORDER_KEY)).toBe(newer);
  });

  it("starts over if it is damaged", () => {
    storage.setItem(ORDER_KEY, '{"version":1,');
    showOrder();
    expect(screen.queryByText(/are back/)).toBeNull();
    type(fieldOf("Door 1", "Location"), "Sink");
    rest();
    expect(storedDoors()).toEqual(["Sink"]);
  });

  it.each([
    ["full", () => Object.assign(storage, { quota: 5 })],
    [
      "blocked",
      () => {
        vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
          throw new DOMException("blocked", "SecurityError");
        });
      },
    ],
  ])("says so if storage is %s, and stops saying so once it is stored", (_name, refuse) => {
    showOrder();
    refuse();
    type(fieldOf("Door 1", "Location"), "Sink");
    rest();
    expect(screen.getByText("What you type here will not be kept")).toBeTruthy();
    vi.restoreAllMocks();
    storage.quota = Number.POSITIVE_INFINITY;
    type(fieldOf("Door 1", "Location"), "Sink, left");
    rest();
    expect(screen.queryByText("What you type here will not be kept")).toBeNull();
  });

  it("follows another tab, and never writes in response", () => {
    showOrder();
    rest();
    storeDoors(door("Elsewhere"));
    const written = vi.spyOn(storage, "setItem");
    notifyTab();
    rest();
    window.dispatchEvent(new Event("pagehide"));
    expect(location()).toBe("Elsewhere");
    expect(written).not.toHaveBeenCalled();
  });
});
