import * as z from "zod/mini";
import { zodValidator } from "~/house/forms/zod-validator";
import type { UploadedCopy } from "~/house/ui/photographs/uploaded-photograph";
import { chosenProblem } from "~/ordering/claims/photograph";
import type { DoorStyle } from "~/trade/catalog/door-style";
import { isProductId } from "~/trade/catalog/product";
import { FIELD_NAMES, FIELDS, type StyleTexts, styleTexts } from "./style-fields";
import { FINISH_PARTS, type FinishPart, type FinishTexts, finishTexts } from "./style-finishes";
import {
  ADDED_NAMES,
  FINISH_FIELDS,
  FINISH_ROWS,
  finishName,
  MAX_PICTURES,
  PICTURE_FIELDS,
  pictureName,
  readPictureChange,
  STYLE_FILES,
  STYLE_NAMES,
} from "./style-names";
import { picturesOf, shownTwice } from "./style-pictures";
import { readStyleForm, type StyleAnswers, type StyleProblem } from "./style-reading";

/** Addresses below the catalog that are pages of their own. */
const RESERVED = ["import", "new"];

export interface PostedStyle {
  readonly answers: StyleAnswers;
  /** What was typed as its handle; `null` if the form has no such field. */
  readonly handle: string | null;
  readonly revision: number;
}

export const NEW_STYLE: DoorStyle = {
  handle: "",
  state: "draft",
  title: "",
  description: "",
  care: "",
  priceCents: 2000,
  nextPrice: null,
  construction: "",
  material: "",
  finish: "",
  thicknessSixteenths: 13,
  frameWidthSixteenths: 36,
  minWidthSixteenths: 88,
  minHeightSixteenths: 88,
  maxWidthSixteenths: 384,
  maxHeightSixteenths: 768,
  weightHundredthsLbPerSqFt: 280,
  leadDays: null,
  workshop: { drawerGrain: "across" },
  images: [],
  finishes: [
    { name: "Sanded, unfinished", kind: "raw", addedCents: 0, swatch: null, swatchPicture: null, image: null },
  ],
};

/** The handle that a title suggests: `alder-creek`. */
export function handleOf(title: string): string {
  const plain = title.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
}

/** Why a text cannot be a handle; `null` if it can. */
export function handleProblem(handle: string): string | null {
  if (RESERVED.includes(handle)) return "This word is reserved. Please choose another one";
  if (isProductId(handle) && handle === handle.toLowerCase()) return null;
  return "Please use small letters, digits and hyphens, such as alder-creek";
}

type Posted = Readonly<Record<string, unknown>>;

const textAt = (posted: Posted, name: string): string => {
  const value = posted[name];
  return typeof value === "string" ? value : "";
};

/** The rows of fields with an index, up to the first one that was not posted. */
function rowsOf<Part extends string>(
  posted: Posted,
  nameOf: (part: Part, index: number) => string,
  parts: readonly Part[],
  most: number,
): Readonly<Record<Part, string>>[] {
  const rows: Readonly<Record<Part, string>>[] = [];
  const isPosted = (index: number) => parts.some((part) => nameOf(part, index) in posted);
  for (let index = 0; index < most && isPosted(index); index += 1) {
    rows.push(
      Object.fromEntries(parts.map((part) => [part, textAt(posted, nameOf(part, index))])) as Record<Part, string>,
    );
  }
  return rows;
}

const SHOWN_TWICE = "Another photograph shows this finish already. Please choose one for each finish";

function answersIn(posted: Posted) {
  return {
    texts: Object.fromEntries(FIELD_NAMES.map((name) => [name, textAt(posted, name)])) as StyleTexts,
    finishes: rowsOf(posted, finishName, FINISH_FIELDS, FINISH_ROWS),
    pictures: {
      typed: rowsOf(posted, pictureName, PICTURE_FIELDS, MAX_PICTURES),
      change: readPictureChange(textAt(posted, STYLE_NAMES.intent)),
      added: [],
    },
  } satisfies StyleAnswers;
}

const fieldOf = ({ at }: StyleProblem) => (typeof at === "string" ? at : finishName(at.part as FinishPart, at.finish));

const StyleFormSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((posted, context): PostedStyle => {
    const answers = answersIn(posted);
    const refuse = (name: string, message: string) =>
      context.issues.push({ code: "custom", path: [name], message, input: posted });
    const chosen = chosenProblem(posted[ADDED_NAMES.files], STYLE_FILES.files);
    if (chosen) refuse(ADDED_NAMES.files, chosen);
    for (const index of shownTwice(answers.pictures)) refuse(pictureName("finish", index), SHOWN_TWICE);
    for (const problem of readStyleForm(answers, NEW_STYLE).problems ?? []) refuse(fieldOf(problem), problem.problem);
    const typed = textAt(posted, STYLE_NAMES.handle).trim();
    const problem = typed === "" ? null : handleProblem(typed);
    if (problem) refuse(STYLE_NAMES.handle, problem);
    const revision = textAt(posted, STYLE_NAMES.revision);
    return {
      answers,
      handle: STYLE_NAMES.handle in posted ? typed : null,
      revision: /^\d{1,15}$/.test(revision) ? Number(revision) : 0,
    };
  }),
);

export const styleValidator = zodValidator<PostedStyle>(StyleFormSchema);

export function styleFormFields(style: DoorStyle): Readonly<Record<string, string>> {
  const finishes: readonly FinishTexts[] = finishTexts(style.finishes);
  return {
    ...styleTexts(style),
    [STYLE_NAMES.handle]: style.handle,
    ...Object.fromEntries(
      finishes.flatMap((finish, index) => FINISH_PARTS.map((part) => [finishName(part, index), finish[part]])),
    ),
    ...Object.fromEntries(
      picturesOf(style).flatMap((picture, index) =>
        PICTURE_FIELDS.map((part) => [pictureName(part, index), picture[part]]),
      ),
    ),
  };
}

export interface StoredCopy extends UploadedCopy {
  readonly data: Uint8Array;
}

/** What the form of a style sends, with the copies of the photographs that it adds. */
export interface UploadedStyle extends PostedStyle {
  readonly copies?: readonly StoredCopy[];
}

const PART_WORDS: Readonly<Record<FinishPart, string>> = {
  name: "name",
  kind: "kind",
  added: "added price per sq ft",
  swatch: "swatch color",
};

const finishLabel = (part: FinishPart, index: number) => `Finish ${index + 1}, ${PART_WORDS[part]}`;

/** The labels of the form's fields, in the order of the page, for so many rows of finishes and photographs. */
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

export const ADDED_LABELS = {
  files: "Add photographs",
  alt: "Alternative text",
  finish: "Finish they show",
} as const;

export const pictureLabel = (part: "alt" | "finish", index: number) =>
  `${part === "alt" ? "Alternative text" : "Finish shown"} ${index + 1}`;
