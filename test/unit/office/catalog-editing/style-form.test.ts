import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handleOf, handleProblem, styleValidator } from "~/office/catalog-editing/style-form";
import { readStyleForm } from "~/office/catalog-editing/style-reading";
import { readDollars, readLength, readPounds } from "~/office/catalog-editing/typed-values";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { type DoorStyle, productOfStyle, styleOn } from "~/trade/catalog/door-style";
import { formatAmount } from "~/trade/measure/money";
import { formatTape } from "~/trade/measure/tape";
import { stylePost } from "../../../support/style-form";

const ashby = styles.find(({ handle }) => handle === "ashby") as DoorStyle;

async function problemsOf(change: Readonly<Record<string, string>>, style = ashby) {
  const { error } = await styleValidator.validate(stylePost(style, change));
  return error?.fieldErrors ?? {};
}

describe("the form of a style", () => {
  it.each(styles)("returns $title unchanged", async (style) => {
    const { data } = await styleValidator.validate(stylePost(style));
    expect(data && readStyleForm(data.answers, style)).toEqual({ style });
  });

  it.each([
    ["title", " ", "This field is required"],
    ["price", "20,50", "Please enter dollars with a decimal point"],
    ["price", "0.40", "Please enter an amount from $1.00"],
    ["nextPriceFrom", "2027-02-30", "Please enter a date"],
    ["thickness", "a bit", "Please enter inches"],
    ["thickness", "1/3", "Please enter sixteenths of an inch: 5/16 or 3/8"],
    ["maxWidth", "2", "The largest width is below the smallest"],
    ["leadDays", "0", "Please enter a whole number from 1 to 365"],
    ["weight", "2.805", "Please enter pounds"],
    ["joint", "glue", "Please enter one of: tenon, miter"],
    ["handle", "Alder Creek", "Please use small letters"],
    ["handle", "new", "This word is reserved"],
    ["finish-name-0", "", "Please enter the finish's name"],
    ["finish-added-0", "3", "The first finish is included in the style's price"],
    ["finish-swatch-1", "sage", "Please enter a color"],
    ["finish-name-2", "Chalk white", "There are two finishes named Chalk white"],
    ["finish-name-1", "Sage | 5", "A finish's name cannot contain ; or |"],
  ])("refuses for %s: %j", async (name, typed, message) => {
    const problems = await problemsOf({ [name]: typed });
    expect(problems[name] ?? "").toContain(message);
    expect(Object.keys(problems)).toHaveLength(1);
  });

  it("says at the date field that a new price needs one", async () => {
    expect(await problemsOf({ nextPrice: "25" })).toEqual({
      nextPriceFrom: "Please enter the day on which the new price begins",
    });
  });
});

describe("what people type for a style", () => {
  it("is read as it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_600 }), fc.integer({ min: 1, max: 10_000 }), (length, hundredths) => {
        expect(readLength(formatTape(length))).toBe(length);
        expect(readPounds(formatAmount(hundredths))).toBe(hundredths);
        expect(readDollars(1)(`$${formatAmount(hundredths)}`)).toBe(hundredths);
      }),
    );
  });

  it.each([
    ["Alder Creek", "alder-creek"],
    ["  Épicéa & Co. ", "epicea-co"],
    ["木", ""],
  ])("gives a handle: %j", (title, handle) => {
    expect(handleOf(title)).toBe(handle);
    if (handle) expect(handleProblem(handle)).toBeNull();
  });
});

it("a price that begins on a date is in effect from that day", () => {
  const style = { ...ashby, nextPrice: { cents: 2200, from: "2027-01-04" } };
  expect(styleOn(style, "2027-01-03")).toBe(style);
  expect(styleOn(style, "2027-01-04")).toEqual({ ...ashby, priceCents: 2200 });
  expect(productOfStyle(ashby)).toMatchObject({ id: "ashby", priceCents: 2000, title: "Ashby" });
});
