import type { WireProduct } from "../contract/products.server";

type Specification = NonNullable<WireProduct["specification"]>;

type Fact = { readonly key: string; readonly value: string } | null;

const [INCH, FOOT, MILLIMETER, CENTIMETER] = [16, 192, 16 / 25.4, 160 / 25.4];
const [POUND, OUNCE, KILOGRAM, GRAM] = [100, 6.25, 220.462_262, 0.220_462_262];

/** Shopify writes units as words; its documentation also shows symbols. */
const SIXTEENTHS_PER_UNIT = {
  ...{ INCHES: INCH, FEET: FOOT, MILLIMETERS: MILLIMETER, CENTIMETERS: CENTIMETER },
  ...{ IN: INCH, FT: FOOT, MM: MILLIMETER, CM: CENTIMETER },
};
const HUNDREDTHS_PER_UNIT = {
  ...{ POUNDS: POUND, OUNCES: OUNCE, KILOGRAMS: KILOGRAM, GRAMS: GRAM },
  ...{ LB: POUND, OZ: OUNCE, KG: KILOGRAM, G: GRAM },
};

function readMeasure(text: string | undefined, units: Readonly<Record<string, number>>, own: string): number | null {
  try {
    const parsed: unknown = JSON.parse(text ?? "");
    const { value, unit } =
      typeof parsed === "object" && parsed !== null
        ? (parsed as { value?: unknown; unit?: unknown })
        : { value: parsed, unit: own };
    const factor = units[String(unit).toUpperCase()];
    const measured = factor === undefined ? Number.NaN : Math.round(Number(value) * factor);
    return Number.isSafeInteger(measured) && measured > 0 ? measured : null;
  } catch {
    return null;
  }
}

const valuesOf = (facts: readonly Fact[]) =>
  new Map(facts.flatMap((fact) => (fact ? [[fact.key, fact.value]] : [])) as [string, string][]);

function jsonOf(facts: readonly Fact[], key: string): unknown {
  try {
    return JSON.parse(valuesOf(facts).get(key) ?? "null");
  } catch {
    return null;
  }
}

/** The contract's own list, as JSON; the shop's reader leaves out anything else in the metafield. */
export function finishesOf(facts: readonly Fact[]): WireProduct["finishes"] {
  const finishes = jsonOf(facts, "finishes");
  return Array.isArray(finishes) ? (finishes as WireProduct["finishes"]) : null;
}

/** The price of a sample of a door: the contract's own field, as JSON, which the shop's reader checks. */
export function sampleDoorOf(facts: readonly Fact[]): WireProduct["sampleDoor"] {
  return jsonOf(facts, "sample_door") as WireProduct["sampleDoor"];
}

/**
 * How a door is built, from the metafields that `docs/shopify.md` lists. Missing texts stay empty; without its
 * thickness, its weight or one of its four limits a product has no specification, which the contract allows.
 */
export function specificationOf(facts: readonly Fact[]): WireProduct["specification"] {
  const values = valuesOf(facts);
  const words = (key: string) => (values.get(key) ?? "").trim().slice(0, 200);
  const length = (key: string) => readMeasure(values.get(key), SIXTEENTHS_PER_UNIT, "INCHES");
  const thickness = length("thickness");
  const [minWidth, maxWidth] = [length("min_width"), length("max_width")];
  const [minHeight, maxHeight] = [length("min_height"), length("max_height")];
  const weight = readMeasure(values.get("weight_per_sq_ft"), HUNDREDTHS_PER_UNIT, "POUNDS");
  const leadDays = Number(values.get("lead_days"));
  const workshop = jsonOf(facts, "workshop");
  if (!thickness || !weight || !minWidth || !maxWidth || !minHeight || !maxHeight) return null;
  if (maxWidth < minWidth || maxHeight < minHeight) return null;
  return {
    construction: words("construction"),
    material: words("material"),
    finish: words("finish"),
    thicknessSixteenths: thickness,
    frameWidthSixteenths: length("frame_width"),
    minWidthSixteenths: minWidth,
    minHeightSixteenths: minHeight,
    maxWidthSixteenths: maxWidth,
    maxHeightSixteenths: maxHeight,
    weightHundredthsLbPerSqFt: weight,
    ...(leadDays > 0 && { leadDays }),
    // The contract's own field, as JSON, which the shop's reader checks.
    ...(workshop !== null && { workshop: workshop as Specification["workshop"] }),
  };
}
