// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadOrderDraft, saveOrderDraft } from "~/configurator/order-form/order-draft";
import { FIRST_OFFERS } from "~/trade/measure/option-offers";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { NO_ASIDES } from "~/trade/pieces/order-draft-record";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { FakeStorage } from "../../../../support/fake-storage";
import { fieldOf, fillIn, ORDER_KEY, press, showOrder } from "../../../../support/order-form";

const LIST = [
  "Room,Cabinet,Width,Height,Qty,Hinge",
  "Kitchen,B1,15 1/2,30,2,",
  "Kitchen,B2,abc,30,1,",
  "Kitchen,B3,12,,1,",
  "Bath,V1,2-Jan,24,1,",
  "Bath,V2,30,24,1,pair",
].join("\n");

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Cut list");
const found = (text: string | RegExp) => waitFor(() => screen.getByText(text));

async function read(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  press("Read the list");
  await found(/^[\d,]+ lines?, /);
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tickOf = (line: number) => screen.getByLabelText<HTMLInputElement>(`Line ${line}`);
const doorsTyped = () => screen.getAllByRole("group", { name: /^Door \d+$/ }).length;
const storedAsides = () => {
  const stored = loadOrderDraft(ORDER_KEY);
  return stored.kind === "draft" ? stored.order.asides : null;
};
const leave = () => act(() => void window.dispatchEvent(new Event("pagehide")));

describe("the cut list panel", () => {
  it("shows what it understood before adding anything", async () => {
    showOrder();
    await read(LIST);
    expect(screen.getByText("6 lines, 2 doors, 3 lines need correcting").getAttribute("role")).toBe("status");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toContain("“abc”");
  });

  it("reads the fixing patterns that the owner offers", async () => {
    const fixings = [{ key: "60x8-8x12", name: "Ours", makes: "" }];
    showOrder({ ...NO_TERMS, offers: { ...FIRST_OFFERS, fixings } });
    await read("Width,Height,Fixing\n15 1/2,30,60 x 8");
    await found(/dowels 60 x 8 mm/);
  });

  it.each([
    ["Width,Width,Height\n15,16,30", /^Two columns have the same meaning/],
    ["Foo,Bar\n15,30\n12,33", /^The list does not say which columns/],
    ["A\t30\t15\nB\t28\t12", /^Most doors would be wider than they are tall/],
  ])("shows what the columns leave open: %j", async (text, notice) => {
    showOrder();
    await read(text);
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it("asks for the unit of numbers that are unlikely to be inches", async () => {
    showOrder();
    await read("39.4 x 76.2");
    const unit = screen.getByLabelText<HTMLSelectElement>("Numbers without a unit are in");
    expect(unit.value).toBe("");
    fireEvent.change(unit, { target: { value: "cm" } });
    await found("1 line, 1 door");
  });

  it("keeps lines that cannot be read, marked, until they are corrected", async () => {
    showOrder();
    await read(LIST.replace("V2,30,24,1,pair", "V2,30,24,1,"));
    press("Add 3 pieces");
    await found("3 lines still need correcting");
    expect(field().value).toBe(
      "Room,Cabinet,Width,Height,Qty,Hinge\nKitchen,B2,abc,30,1,\nKitchen,B3,12,,1,\nBath,V1,2-Jan,24,1,",
    );
    await read(field().value.replace("abc", "14").replace("2-Jan", "18"));
    await found("1 line still needs correcting");
    press("Add 2 pieces");
    await waitFor(() => expect(field().value).toContain("B3"));
    await found("1 line still needs correcting");
    await read(field().value.replace("12,,", "12,20,"));
    press("Add 1 piece");
    await waitFor(() => expect(field().value).toBe(""));
    expect(screen.queryByText(/needs? correcting/)).toBeNull();
    expect(doorsTyped()).toBe(5);
  });

  it("keeps typed lines without sizes, although they are not a list on their own", async () => {
    showOrder();
    await read("2 @ 15 1/2 x 30 sink\nstove 12 by ?\n3 @ 12 x 24 bath");
    press("Add 5 pieces");
    await found("1 line still needs correcting");
    expect(field().value).toBe("stove 12 by ?");
  });

  it("is restored with its lines and choices", async () => {
    const first = showOrder();
    await read(`${LIST}\n`);
    fireEvent.change(screen.getByLabelText("Numbers without a unit are in"), { target: { value: "cm" } });
    press(/^Add \d/);
    await found("3 lines still need correcting");
    leave();
    first.unmount();
    showOrder();
    await found("3 lines still need correcting");
    expect(field().value).toContain("abc");
    expect(screen.getByLabelText<HTMLSelectElement>("Numbers without a unit are in").value).toBe("cm");
  });

  it("keeps its lines when the order is added to the cart", async () => {
    showOrder();
    await read("W,H\n15,30\n12,abc\n");
    press("Add 1 piece");
    await found("1 line still needs correcting");
    fillIn(fieldOf("Door 1", "Location"), "Sink");
    press("Add to Cart");
    await waitFor(() => expect(storedAsides()?.cutList).toBe("W,H\n12,abc"));
    const stored = loadOrderDraft(ORDER_KEY);
    expect(stored.kind === "draft" && stored.order.draft.rows.doors.map((row) => row.draft.location)).toEqual([""]);
  });

  it("restores the list and removes its rows with Undo, except changed ones", async () => {
    showOrder();
    await read("W,H,Location\n15,30,Sink\n12,24,Hall\n12,abc,Bath\n");
    press("Add 2 pieces");
    await found("1 line still needs correcting");
    fillIn(fieldOf("Door 2", "Location"), "Stairs");
    press("Undo");
    await found("4 lines, 2 doors, 1 line needs correcting");
    expect(field().value).toContain("15,30,Sink");
    expect([doorsTyped(), fieldOf("Door 1", "Location").value]).toEqual([1, "Stairs"]);
  });

  it("keeps its lines through Start over and its Undo", async () => {
    showOrder();
    await read("W,H\n15,30\n12,abc\n");
    press("Add 1 piece");
    await found("1 line still needs correcting");
    fireEvent.click((await screen.findAllByRole("button", { name: "Start over" }))[0] as Element);
    fireEvent.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as Element);
    expect(field().value).toBe("W,H\n12,abc");
  });

  it("follows another tab that added the list", async () => {
    showOrder();
    await read("W,H\n15,30\n12,abc\n");
    leave();
    const asides = { ...NO_ASIDES, cutList: "W,H\n12,abc", cutListRead: '{"isLeft":true,"choices":{}}' };
    saveOrderDraft(ORDER_KEY, { draft: EMPTY_DRAFT, asides, savedAt: 1 });
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: ORDER_KEY })));
    await found("1 line still needs correcting");
    expect(field().value).toBe("W,H\n12,abc");
    saveOrderDraft(ORDER_KEY, { draft: EMPTY_DRAFT, asides: NO_ASIDES, savedAt: 2 });
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: ORDER_KEY })));
    await waitFor(() => expect(field().value).toBe(""));
    expect(screen.queryByText(/needs correcting/)).toBeNull();
  });

  it("puts a file into the field, before lines that still need correcting", async () => {
    showOrder();
    await read("W,H\n15,30\n12,abc\n");
    press("Add 1 piece");
    await found("1 line still needs correcting");
    const next = new File(["W,H\r\n9,18\r\n9,xyz\r\n"], "next.csv");
    fireEvent.change(screen.getByLabelText("Or open a file"), { target: { files: [next] } });
    await waitFor(() => expect(field().value).toBe("W,H\n9,18\n9,xyz\n\nW,H\n12,abc"));
    await found("2 lines still need correcting");
  });

  it("shows a text that changed after it was read before adding it", async () => {
    showOrder();
    await read("W,H\n15,30\n12,24\n");
    fireEvent.change(field(), { target: { value: "W,H\n15,30\n12,25\n" } });
    press("Add 2 pieces");
    await found("12 × 25");
    expect(doorsTyped()).toBe(1);
    press("Add 2 pieces");
    await waitFor(() => expect(doorsTyped()).toBe(2));
    expect(fieldOf("Door 2", "Height inches").value).toBe("25");
  });
});

const balance = () => screen.getByRole("region", { name: "Does it balance?" });
/** The rows of the balance, each as its cells. */
const sums = () =>
  within(balance())
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(" | "));

describe("the balance of a cut list", () => {
  const TOTALED = "Location,Width,Height,Left,Right\nSink,15,30,1,2\nHall,12,24,,1\nTotal,,,1,4";

  it("stands before Add, with its own sums beside those of the list", async () => {
    showOrder();
    await read(TOTALED);
    expect(sums()).toEqual([
      "Doors | 4 | ",
      "Doors hinged left | 1 | 1: agrees",
      "Doors hinged right | 3 | 4: 1 more than its lines",
      "Square feet | 11.38 | ",
    ]);
    expect(within(balance()).getByText(/^No: 1 total of the list differs/)).toBeTruthy();
    const button = screen.getByRole("button", { name: "Add 4 pieces" });
    expect(balance().compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await read(TOTALED.replace("1,4", "1,3"));
    await found(/^Yes: this agrees/);
  });

  it("asks which columns count, in one answer", async () => {
    showOrder();
    await read("Location,Width,Height,Qty,Units\nSink,15,30,2,4\nHall,12,24,1,3");
    expect(screen.getByRole("button", { name: "Add 0 pieces" })).toBeTruthy();
    const question = within(balance()).getByLabelText<HTMLSelectElement>(/Which of them say how many/);
    expect([...question.options].map(({ text }) => text)).toEqual([
      "Choose one",
      "“Qty”: 3 pieces",
      "“Units”: 7 pieces",
      "“Qty” times “Units”: 11 pieces",
      "None: one piece a line, 2 pieces",
    ]);
    fireEvent.change(question, { target: { value: "3:quantity,4:times" } });
    await found("Add 11 pieces");
    expect(question.value).toBe("3:quantity,4:times");
    expect(within(balance()).getByText(/^The list gives no totals/)).toBeTruthy();
  });

  it("asks about lines that are not laid out like the others, and keeps them until it is answered", async () => {
    showOrder();
    await read("Location,Width,Height,Qty\nSink,15,30,2\ntwo doors 15 x 30,,,\nplus one more like it,,,");
    expect(within(balance()).getByText(/^Not yet: answer 2 questions/)).toBeTruthy();
    fireEvent.change(within(balance()).getByLabelText(/two doors.*Is it to be made\?/), {
      target: { value: "3:piece" },
    });
    press("Add 4 pieces");
    await waitFor(() => expect(field().value).toBe("plus one more like it,,,"));
    expect(doorsTyped()).toBe(2);
  });

  it("asks once whether a heading counts the pieces below it several times", async () => {
    showOrder();
    await read("Unit A (4 units):\n2 @ 15 x 30\n1 @ 12 x 24");
    const question = within(balance()).getByLabelText(/Is each piece below it made once, or 4 times\?/);
    fireEvent.change(question, { target: { value: "1:times" } });
    await found("Add 12 pieces");
    fireEvent.change(question, { target: { value: "1:note" } });
    await found("Add 3 pieces");
  });

  it("is followed by the message that says what was added", async () => {
    showOrder();
    await read("W,H\n15,30\n");
    press("Add 1 piece");
    await waitFor(() => expect(document.activeElement?.textContent).toContain("1 piece added to your list below."));
  });

  it("folds how the list is read, and says it", async () => {
    showOrder();
    await read("Where,W,H,No\nSink,15,30,1\nHall,12,24,2");
    const fold = screen.getByText("How it is read", { selector: "span" }).closest("details");
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector("summary")?.textContent).toContain("Width (“W”), Height (“H”)");
    await read("Foo,Bar\n15,30\n12,33");
    await waitFor(() =>
      expect(screen.getByText("How it is read", { selector: "span" }).closest("details")?.open).toBe(true),
    );
  });
});

describe("a row of a cut list", () => {
  it("is corrected in its fields, which say what cannot be made", async () => {
    showOrder();
    await read(LIST);
    type("Width of line 3", "14");
    type("Height of line 4", "30");
    type("Quantity of line 2", "3");
    await found("6 lines, 5 doors, 1 line needs correcting");
    expect(screen.getAllByText(/Corrected below/)).toHaveLength(2);
    type("Width of line 3", "140");
    await found(/^Too large/);
    type("Quantity of line 2", "x");
    await found("“x” is not a quantity. Enter a number from 1 to 250.");
    expect(screen.getByLabelText("Quantity of line 2").getAttribute("aria-invalid")).toBe("true");
  });

  it("uses what was typed, even if a button is pressed before the list is read again", async () => {
    showOrder();
    await read("W,H,Qty\n15,30,2\n");
    act(() => {
      type("Quantity of line 2", "4");
      type("Height of line 2", "31");
      press("Add 2 pieces");
    });
    await waitFor(() => expect(fieldOf("Door 1", "Height inches").value).toBe("31"));
    expect(fieldOf("Door 1", "Quantity").value).toBe("4");
  });

  it("swaps typed sizes too", async () => {
    showOrder();
    await read("W,H\n15,30\n");
    type("Height of line 2", "31");
    fireEvent.click(screen.getByLabelText("Swap width and height of line 2"));
    await found("31 × 15");
  });

  it("asks what the width of a pair is, and is not added without an answer", async () => {
    showOrder();
    await read(LIST);
    expect([tickOf(6).checked, tickOf(6).disabled]).toEqual([false, true]);
    expect(screen.getByText("1 line has a question and is not added until you answer.")).toBeTruthy();
    type("This is a pair. What does the width cover? (line 6)", "4:both");
    await waitFor(() => expect(tickOf(6).checked).toBe(true));
    expect(screen.getByText("6 lines, 4 doors, 3 lines need correcting")).toBeTruthy();
    type("This is a pair. What does the width cover? (line 6)", "4:");
    await waitFor(() => expect(tickOf(6).checked).toBe(false));
  });

  it("with a question stays in the field when the others are added", async () => {
    showOrder();
    await read("W,H,Hinge\n15,30,\n30,24,pair\n");
    press("Add 1 piece");
    await found("1 line still has a question");
    expect(field().value).toBe("W,H,Hinge\n30,24,pair");
  });

  it("converts openings to doors, once their mount is chosen", async () => {
    showOrder();
    await read("Openings:\n15 x 30 sink\n12 x 24 hall\n");
    expect(screen.getByText("2 lines have a question and are not added until you answer.")).toBeTruthy();
    type("How openings are read", "full");
    await found("17 1/2 × 32 1/2");
    type("Overlay on each side (inches)", "36");
    await found("17 1/4 × 32 1/4");
    type("How openings are read", "finished");
    await found("15 × 30");
  });
});
