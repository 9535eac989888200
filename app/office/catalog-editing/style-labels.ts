import { FIELD_NAMES, FIELDS } from "./style-fields";
import { FINISH_PARTS, type FinishPart } from "./style-finishes";
import { ADDED_NAMES, finishName, pictureName, STYLE_NAMES } from "./style-names";

const PART_WORDS: Readonly<Record<FinishPart, string>> = {
  name: "name",
  kind: "kind",
  added: "added price per sq ft",
  swatch: "swatch color",
};

/** The label of a finish's field, by its index. */
const finishLabel = (part: FinishPart, index: number) => `Finish ${index + 1}, ${PART_WORDS[part]}`;

/**
 * The labels of the form's fields, in the order of the page.
 *
 * @param finishes how many rows for finishes it has
 * @param pictures how many photographs the style has
 */
export function styleLabels(finishes: number, pictures: number): Readonly<Record<string, string>> {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
  return {
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name].label])),
    [STYLE_NAMES.handle]: "Handle",
    ...Object.fromEntries(
      rows(finishes).flatMap((index) =>
        FINISH_PARTS.map((part) => [finishName(part, index), finishLabel(part, index)]),
      ),
    ),
    [ADDED_NAMES.files]: ADDED_LABELS.files,
    [ADDED_NAMES.finish]: ADDED_LABELS.finish,
    ...Object.fromEntries(rows(pictures).map((index) => [pictureName("finish", index), pictureLabel("finish", index)])),
  };
}

/** The labels of the fields for new photographs. */
export const ADDED_LABELS = {
  files: "Add photographs",
  alt: "Alternative text",
  finish: "Finish they show",
} as const;

/** The label of a photograph's field, by its index. */
export const pictureLabel = (part: "alt" | "finish", index: number) =>
  `${part === "alt" ? "Alternative text" : "Finish shown"} ${index + 1}`;
