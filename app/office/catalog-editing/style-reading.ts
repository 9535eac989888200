import type { DoorStyle } from "~/trade/catalog/door-style";
import type { StyleFacts } from "~/trade/catalog/style-facts";
import { FIELD_NAMES, FIELDS, type FieldName, type StyleTexts, type StyleValues, styleTexts } from "./style-fields";
import { type FinishTexts, finishTexts, readFinishes } from "./style-finishes";
import { type PictureAnswers, readPictures } from "./style-pictures";
import { isRefusedText } from "./typed-values";

/** A style as people type it; its handle, its state and the addresses of its pictures are separate. */
export interface StyleAnswers {
  readonly texts: StyleTexts;
  readonly finishes: readonly FinishTexts[];
  /** Absent if its photographs stay as they are. */
  readonly pictures?: PictureAnswers;
}

export interface StyleProblem {
  readonly at: FieldName | { readonly finish: number; readonly part: string };
  readonly problem: string;
}

export const answersOf = (style: DoorStyle): StyleAnswers => ({
  texts: styleTexts(style),
  finishes: finishTexts(style.finishes),
});

/** Problems between fields that are valid on their own. */
function contradictions(values: StyleValues): StyleProblem[] {
  const { minWidth, maxWidth, minHeight, maxHeight, nextPrice, nextPriceFrom, samplePrice, sampleCredit } = values;
  const found: StyleProblem[] = [];
  if (maxWidth < minWidth) found.push({ at: "maxWidth", problem: "The largest width is below the smallest" });
  if (maxHeight < minHeight) found.push({ at: "maxHeight", problem: "The largest height is below the smallest" });
  if (nextPrice !== null && nextPriceFrom === null) {
    found.push({ at: "nextPriceFrom", problem: "Please enter the day on which the new price begins" });
  }
  if (nextPrice === null && nextPriceFrom !== null) {
    found.push({ at: "nextPrice", problem: "Please enter the new price, or clear the day" });
  }
  if (samplePrice === null && sampleCredit !== null) {
    found.push({ at: "samplePrice", problem: "Please enter the price of a sample, or clear its credit" });
  }
  return found;
}

function factsOf(values: StyleValues): StyleFacts {
  const { joint, panelThickness, archRise, beadPitch, glassRabbet, edgeBand, drawerGrain } = values;
  return {
    ...(joint && { joint }),
    ...(panelThickness && { panelThickness }),
    ...(archRise && { archRise }),
    ...(beadPitch && { beadPitch }),
    ...(glassRabbet && { glassRabbet }),
    ...(edgeBand && { edgeBand }),
    ...(drawerGrain && { drawerGrain }),
  };
}

/** Reads what was typed into a style; its handle, state and pictures stay. */
export function readStyleForm(
  { texts, finishes: rows, pictures }: StyleAnswers,
  before: DoorStyle,
): { readonly style: DoorStyle; readonly problems?: never } | { readonly problems: readonly StyleProblem[] } {
  const read = FIELD_NAMES.map((name) => [name, FIELDS[name].read(texts[name])] as const);
  const refused = read.flatMap(([at, value]) => (isRefusedText(value) ? [{ at, problem: value.problem }] : []));
  const { finishes: described, problems: ofFinishes, names } = readFinishes(rows, before.finishes);
  const { images, finishes } = pictures
    ? readPictures(pictures, before, described, names)
    : { images: before.images, finishes: described };
  const values = Object.fromEntries(read) as StyleValues;
  const problems = [
    ...refused,
    ...(refused.length === 0 ? contradictions(values) : []),
    ...ofFinishes.map(({ index, part, problem }) => ({ at: { finish: index, part }, problem })),
  ];
  if (problems.length > 0) return { problems };
  const { nextPrice, nextPriceFrom, samplePrice, sampleCredit } = values;
  const { sampleDoor: _replaced, ...rest } = before;
  return {
    style: {
      ...rest,
      title: values.title,
      description: values.description,
      care: values.care,
      priceCents: values.price,
      nextPrice: nextPrice !== null && nextPriceFrom !== null ? { cents: nextPrice, from: nextPriceFrom } : null,
      construction: values.construction,
      material: values.material,
      finish: finishes[0]?.name ?? before.finish,
      thicknessSixteenths: values.thickness,
      frameWidthSixteenths: values.frameWidth,
      minWidthSixteenths: values.minWidth,
      minHeightSixteenths: values.minHeight,
      maxWidthSixteenths: values.maxWidth,
      maxHeightSixteenths: values.maxHeight,
      weightHundredthsLbPerSqFt: values.weight,
      leadDays: values.leadDays,
      workshop: factsOf(values),
      images,
      finishes,
      ...(samplePrice !== null && {
        sampleDoor: { priceCents: samplePrice, ...(sampleCredit !== null && { creditedOverCents: sampleCredit }) },
      }),
    },
  };
}
