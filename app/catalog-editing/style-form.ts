import * as z from "zod/mini";
import type { DoorStyle } from "~/catalog/door-style";
import { MAX_FINISHES } from "~/catalog/finish";
import { isProductId } from "~/catalog/product";
import { zodValidator } from "~/forms/zod-validator";
import { FIELD_NAMES, FIELDS, type StyleTexts, styleTexts } from "./style-fields";
import { FINISH_PARTS, type FinishPart, type FinishTexts, finishTexts } from "./style-finishes";
import { type PictureTexts, readStyle, type StyleAnswers, type StyleProblem } from "./style-reading";

export const STYLE_FORM_ID = "style-form";

/** The name of the fields that every form of a style has, and the values that its buttons send. */
export const STYLE_NAMES = { handle: "handle", revision: "revision", intent: "intent" } as const;

export const STYLE_INTENTS = ["save", "publish", "undo", "restore", "duplicate", "hide", "show", "delete"] as const;

export type StyleIntent = (typeof STYLE_INTENTS)[number];

/** The name of the field with the version to go back to, or to take back. */
export const VERSION_FIELD = "version";

/** How many blank rows for finishes the form ends with. */
export const BLANK_FINISHES = 3;

/** The most pictures that the form orders. */
const MAX_PICTURES = 50;

/** Addresses below the catalog that are pages of their own. */
const RESERVED = ["import", "new"];

/** The names of a finish's fields, by its index; `Was` is the name that it had. */
export const finishName = (part: FinishPart | "was", index: number) => `finish-${part}-${index}`;
/** The names of a picture's fields, by its index. */
export const pictureName = (part: keyof PictureTexts, index: number) => `picture-${part}-${index}`;

/** What the form of a style posts. */
export interface PostedStyle {
  readonly answers: StyleAnswers;
  /** What was typed as its handle; `null` if the form has no such field. */
  readonly handle: string | null;
  /** The number of the style's version that the form starts from. */
  readonly revision: number;
}

/** A style without anything of its own: what a new one starts from. */
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
  if (RESERVED.includes(handle)) return "This word is part of the shop's own addresses. Please choose another one";
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

const PICTURE_PARTS = ["alt", "place"] as const;

function answersIn(posted: Posted): StyleAnswers {
  return {
    texts: Object.fromEntries(FIELD_NAMES.map((name) => [name, textAt(posted, name)])) as StyleTexts,
    finishes: rowsOf(posted, finishName, [...FINISH_PARTS, "was"] as const, MAX_FINISHES + BLANK_FINISHES),
    pictures: rowsOf(posted, pictureName, PICTURE_PARTS, MAX_PICTURES),
  };
}

const fieldOf = ({ at }: StyleProblem) => (typeof at === "string" ? at : finishName(at.part as FinishPart, at.finish));

const StyleFormSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((posted, context): PostedStyle => {
    const answers = answersIn(posted);
    const refuse = (name: string, message: string) =>
      context.issues.push({ code: "custom", path: [name], message, input: posted });
    for (const problem of readStyle(answers, NEW_STYLE).problems ?? []) refuse(fieldOf(problem), problem.problem);
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

/** The form of a style, for browser and server alike. */
export const styleValidator = zodValidator<PostedStyle>(StyleFormSchema);

/** The values of the form's fields for a style. */
export function styleFormFields(style: DoorStyle): Readonly<Record<string, string>> {
  const finishes: readonly FinishTexts[] = finishTexts(style.finishes);
  return {
    ...styleTexts(style),
    [STYLE_NAMES.handle]: style.handle,
    ...Object.fromEntries(
      finishes.flatMap((finish, index) => FINISH_PARTS.map((part) => [finishName(part, index), finish[part]])),
    ),
    ...Object.fromEntries(
      style.images.flatMap(({ alt }, index) => [
        [pictureName("alt", index), alt ?? ""],
        [pictureName("place", index), String(index + 1)],
      ]),
    ),
  };
}

const PART_WORDS: Readonly<Record<FinishPart, string>> = {
  name: "name",
  kind: "kind",
  added: "added price per sq ft",
  swatch: "swatch color",
};

/** The label of a finish's field, by its index. */
const finishLabel = (part: FinishPart, index: number) => `Finish ${index + 1}, ${PART_WORDS[part]}`;

/** The labels of the form's fields, in the order of the page. */
export function styleLabels(finishes: number): Readonly<Record<string, string>> {
  const rows = Array.from({ length: finishes }, (_, index) => index);
  return {
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name].label])),
    [STYLE_NAMES.handle]: "Handle",
    ...Object.fromEntries(
      rows.flatMap((index) => FINISH_PARTS.map((part) => [finishName(part, index), finishLabel(part, index)])),
    ),
  };
}

/** The version that a posted form names, or `null`. */
export function readVersion(form: URLSearchParams): number | null {
  const version = form.get(VERSION_FIELD) ?? "";
  return /^[1-9]\d{0,14}$/.test(version) ? Number(version) : null;
}

/** The button of a style's form that was pressed; saving is the default. */
export function readStyleIntent(form: URLSearchParams): StyleIntent {
  const sent = form.get(STYLE_NAMES.intent);
  return STYLE_INTENTS.find((intent) => intent === sent) ?? "save";
}
