// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { LivePanel } from "~/configurator/openings-panel/page/live-panel";
import { BLANK_OPENING, EMPTY_OPENINGS, withOpenings } from "~/trade/openings/opening-draft";
import { readOpeningsDraft, writeOpeningsDraft } from "~/trade/openings/opening-draft-schema";
import type { RemarksOn } from "~/trade/openings/opening-remarks";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { type ConfigurationAction, configurationReducer } from "~/trade/pieces/configuration-steps";

/** The part of an order form that the panel uses: a store of its pieces. */
function storeOf(order: ConfigurationDraft = EMPTY_DRAFT) {
  let draft = order;
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    dispatch: (action: ConfigurationAction) => {
      draft = configurationReducer(draft, action);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface OrderProps {
  readonly store?: ReturnType<typeof storeOf>;
  readonly stored?: string;
  readonly onKeep?: (text: string) => void;
}

/** An order form around the panel, which holds the stored text. */
function Order({ store, stored = "", onKeep }: OrderProps) {
  const [own] = useState(() => store ?? storeOf());
  const [text, setText] = useState(stored);
  const keep = (next: string) => {
    setText(next);
    onKeep?.(next);
  };
  return <LivePanel store={own} stored={text} onKeep={keep} remarksOn={remarksOn} placeRef={useRef(null)} />;
}

/** What an order form says: each piece by its size, and whether its cups were given otherwise. */
const remarksOn: RemarksOn = ({ heightInches, cups }, list, from) =>
  Number(heightInches) > 96
    ? [{ text: `${from.name}: ${list} ${cups || "no cups"}, before ${from.cups || "none"}.`, isRefused: true }]
    : [];

const opening = (number: number) => within(screen.getByRole("group", { name: `Opening ${number}` }));

function type(number: number, label: string, value: string): void {
  fireEvent.change(opening(number).getByLabelText(label), { target: { value } });
}

const enter = (field: Element) => fireEvent.keyDown(field, { key: "Enter" });

describe("the openings of an order", () => {
  it("say what the order form says about each door, once its row is left", () => {
    render(<Order />);
    type(1, "Width", "14");
    type(1, "Height", "99");
    expect(opening(1).queryByText(/^Opening 1: /)).toBeNull();
    fireEvent.blur(opening(1).getByLabelText("Height"));
    expect(opening(1).getByText("Opening 1: doors no cups, before none.").className).toContain("text-signal");
    type(1, "Height", "30");
    expect(opening(1).queryByText(/^Opening 1: /)).toBeNull();
  });

  it("show each door with its calculation in words and the real gap", () => {
    render(<Order />);
    type(1, "Width", "29 1/16");
    type(1, "Height", "30");
    type(1, "What closes it", "pair");
    expect(opening(1).getByText('14 15/16" × 31"')).toBeTruthy();
    expect(opening(1).getByText("each of 2 doors")).toBeTruthy();
    expect(opening(1).getByText(/half is 14 31\/32, rounded down to 14 15\/16; real gap 3\/16/)).toBeTruthy();
    expect(opening(1).getByText("Gap 3/16 instead of 1/8.")).toBeTruthy();
  });

  it("follow an overlay that is typed for one side, and wait while it cannot be read", () => {
    render(<Order />);
    fireEvent.click(screen.getByRole("radio", { name: /^Frameless/ }));
    type(1, "Width", "24");
    type(1, "Height", "30");
    const side = (name: string) => screen.getByLabelText(`Overlay ${name}`);
    fireEvent.change(side("top"), { target: { value: "1/4" } });
    fireEvent.change(side("bottom"), { target: { value: "0" } });
    expect(opening(1).getByText('23 7/8" × 29 3/4"')).toBeTruthy();
    expect(opening(1).getByText("Height: 30 - 1/4 top reveal = 29 3/4.")).toBeTruthy();

    fireEvent.change(side("bottom"), { target: { value: "x" } });
    expect(opening(1).queryByText(/29 3\/4/)).toBeNull();
    expect(side("bottom").getAttribute("aria-invalid")).toBeNull();
    fireEvent.blur(side("bottom"));
    expect(side("bottom").getAttribute("aria-invalid")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: /^Add doors/ }));
    expect(screen.getByText("Correct the overlay of each side first.")).toBeTruthy();
  });

  it("follow one old door, with its cups, and show an old door that differs", () => {
    const store = storeOf();
    render(<Order store={store} />);
    const old = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const work = () => fireEvent.click(screen.getByRole("button", { name: "Work out the overlay" }));
    work();
    expect(screen.getByText(/Type the sizes of the door and its opening first/)).toBeTruthy();
    old("Door width", "16 1/8");
    old("Door height", "25");
    old("Opening width", "15");
    work();
    expect(screen.getByLabelText("Opening height").getAttribute("aria-invalid")).toBe("true");
    old("Opening height", "24");
    old("Top cup, from the top", "3");
    old("Bottom cup, from the bottom", "3 1/2");
    work();
    expect(screen.getByText("This is now the rule for every opening below.")).toBeTruthy();
    expect((screen.getByLabelText("Overlay left") as HTMLInputElement).value).toBe("9/16");

    type(1, "Width", "20");
    type(1, "Height", "30");
    expect(opening(1).getByText('21 1/8" × 31"')).toBeTruthy();
    expect(opening(1).getByText("Cups, from the top: 3, 27 1/2.")).toBeTruthy();
    type(1, "Old door, to compare", "21 x 31");
    fireEvent.blur(opening(1).getByLabelText("Old door, to compare"));
    expect(opening(1).getByText(/1\/8 in narrower than the 21 1\/8 of the rule/)).toBeTruthy();
    type(1, "Old door, to compare", "21 1/8 x 31");
    expect(opening(1).getByText("The old door follows the rule.")).toBeTruthy();

    fireEvent.click(screen.getByRole("checkbox", { name: "Bore every door where the old one was" }));
    expect(opening(1).queryByText(/^Cups/)).toBeNull();
    fireEvent.click(screen.getByRole("checkbox", { name: "Bore every door where the old one was" }));
    fireEvent.click(screen.getByRole("button", { name: "Add 1 door" }));
    expect(store.get().rows.doors.at(-1)?.draft).toMatchObject({
      ...{ widthInches: "21", widthFraction: "1/8", heightInches: "31", cups: "3; 27 1/2", preBored: true },
      opening: "320x480 partial 18/18/16/16 4 single",
    });
  });

  it("follow the chosen mount, starting with its defaults", () => {
    render(<Order />);
    type(1, "Width", "15");
    type(1, "Height", "24");
    fireEvent.change(screen.getByLabelText("Overlay on each side (inches)"), { target: { value: "20" } });
    expect(opening(1).getByText('16 1/4" × 25 1/4"')).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: /^Frameless/ }));
    expect(opening(1).getByText('14 7/8" × 23 7/8"')).toBeTruthy();
    expect((screen.getByLabelText("Reveal on each side (inches)") as HTMLSelectElement).value).toBe("");
    expect(screen.getByText(/outside width and height of each cabinet/)).toBeTruthy();
  });

  it("report what is missing when the opening loses focus, next to the field and until it is corrected", () => {
    render(<Order />);
    type(1, "Width", "24 1/3");
    const width = opening(1).getByLabelText("Width");
    expect(width.getAttribute("aria-invalid")).toBeNull();
    fireEvent.blur(width);
    expect(width.getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(width.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain('choose 24 5/16" or 24 3/8"');
    expect(described?.textContent).toContain("Height: Type a size");
    type(1, "Width", "24 5/16");
    expect(width.getAttribute("aria-invalid")).toBeNull();
  });

  it("accept a second reading of each side, and warn of an opening out of square", () => {
    render(<Order />);
    expect(opening(1).queryByLabelText("Width again")).toBeNull();
    fireEvent.click(screen.getByLabelText("Measure each side twice, at both ends"));
    type(1, "Width", "15");
    type(1, "Width again", "15 1/4");
    type(1, "Height", "24");
    expect(opening(1).getByText('16 1/4" × 25"')).toBeTruthy();
    expect(opening(1).getByText(/out of square. The door follows the larger/)).toBeTruthy();
  });

  it("move on Enter from field to field, and from the last one to a new opening", () => {
    render(<Order />);
    const width = opening(1).getByLabelText("Width");
    width.focus();
    for (const label of ["Height", "What closes it", "How many", "Location"]) {
      enter(document.activeElement ?? width);
      expect(document.activeElement).toBe(opening(1).getByLabelText(label));
    }
    enter(opening(1).getByLabelText("Location"));
    expect(screen.queryByRole("group", { name: "Opening 2" })).toBeNull();
    type(1, "Location", "Pantry");
    enter(opening(1).getByLabelText("Location"));
    expect(document.activeElement).toBe(opening(2).getByLabelText("Width"));
  });

  it("are removed with their button and restored with Undo", () => {
    render(<Order />);
    type(1, "Width", "15");
    fireEvent.click(screen.getByRole("button", { name: "Add opening" }));
    type(2, "Width", "16");
    fireEvent.click(screen.getByRole("button", { name: "Remove opening 1" }));
    expect((opening(1).getByLabelText("Width") as HTMLInputElement).value).toBe("16");
    expect(document.activeElement).toBe(opening(1).getByLabelText("Width"));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect((opening(1).getByLabelText("Width") as HTMLInputElement).value).toBe("15");
    expect(document.activeElement).toBe(opening(1).getByLabelText("Width"));
  });

  it("add their doors to the order, except those that give none", () => {
    const store = storeOf();
    render(<Order store={store} />);
    fireEvent.click(screen.getByRole("button", { name: "Add doors" }));
    expect(screen.getByText("Type the width and height of an opening first.")).toBeTruthy();
    expect(store.get()).toBe(EMPTY_DRAFT);
    type(1, "Width", "15");
    type(1, "Height", "24");
    type(1, "How many", "12");
    fireEvent.click(screen.getByRole("button", { name: "Add opening" }));
    type(2, "Width", "abc");
    expect(screen.getByText("One opening stays here: its door cannot be added as it is.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Add 12 doors" }));
    expect(store.get().rows.doors.map(({ draft }) => draft)).toMatchObject([
      { widthInches: "16", heightInches: "25", quantity: "12", opening: "240x384 partial 16 4 single" },
    ]);
    expect(screen.getByText("12 doors added to the list.")).toBeTruthy();
    expect((opening(1).getByLabelText("Width") as HTMLInputElement).value).toBe("abc");
  });

  it("are converted from the doors in the list, and then replace them", () => {
    const door = { ...BLANK_PIECE, widthInches: "16", heightInches: "25", location: "Sink" };
    const { included } = EMPTY_DRAFT;
    const pieces = { doors: [door], drawers: [], panels: [], fillers: [] };
    const store = storeOf(createDraft({ pieces, included, preBoredByDefault: false }));
    render(<Order store={store} />);
    fireEvent.click(screen.getByRole("button", { name: "Turn the doors of this list into openings" }));
    expect((opening(1).getByLabelText("Width") as HTMLInputElement).value).toBe("15");
    fireEvent.click(screen.getByRole("radio", { name: /1\s1\/4/ }));
    fireEvent.click(screen.getByRole("button", { name: "Add 1 door" }));
    expect(store.get().rows.doors.map(({ draft }) => draft)).toMatchObject([
      { widthInches: "17", widthFraction: "1/2", location: "Sink" },
    ]);
  });
});

describe("stored openings", () => {
  const storedText = writeOpeningsDraft(
    withOpenings(EMPTY_OPENINGS, [{ ...BLANK_OPENING, width: "15", location: "Sink" }]),
  );

  it("are restored, and every change is stored", () => {
    const onKeep = vi.fn<(text: string) => void>();
    render(<Order stored={storedText} onKeep={onKeep} />);
    expect(onKeep).not.toHaveBeenCalled();
    expect(opening(1).getByText("Height: Type a size, such as 15 1/2.")).toBeTruthy();
    type(1, "Height", "24");
    expect(readOpeningsDraft(onKeep.mock.lastCall?.[0] ?? "")?.rows).toMatchObject([{ width: "15", height: "24" }]);
  });

  it("are empty if the text cannot be read", () => {
    render(<Order stored='{"mount":"partial"}' />);
    expect((opening(1).getByLabelText("Width") as HTMLInputElement).value).toBe("");
  });

  it("follow what another tab stored", () => {
    const store = storeOf();
    const panel = (text: string) => (
      <LivePanel store={store} stored={text} onKeep={() => {}} remarksOn={remarksOn} placeRef={{ current: null }} />
    );
    const { rerender } = render(panel(""));
    rerender(panel(storedText));
    expect((opening(1).getByLabelText("Location") as HTMLInputElement).value).toBe("Sink");
  });

  it("are placed before those typed into the server's HTML", () => {
    const place = document.createElement("div");
    place.innerHTML = `<input type="radio" name="openings.mount" value="inset"><input type="radio" name="openings.mount"
      value="full" checked><input name="openings[0].width" value="9"><input type="checkbox" name="openings.twice">`;
    const onKeep = vi.fn<(text: string) => void>();
    const ways = { store: storeOf(), onKeep, remarksOn, placeRef: { current: place } };
    render(<LivePanel {...ways} stored={storedText} />);
    expect((opening(2).getByLabelText("Width") as HTMLInputElement).value).toBe("9");
    expect(onKeep).toHaveBeenCalledTimes(1);
    cleanup();
    render(<LivePanel {...ways} stored="" />);
    expect((screen.getByRole("radio", { checked: true }) as HTMLInputElement).value).toBe("full");
  });
});
