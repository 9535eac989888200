import { MAX_PHOTOGRAPH_BYTES } from "~/ordering/claims/photograph";
import { MAX_FINISHES } from "~/trade/catalog/finish";
import { FINISH_PARTS, type FinishPart } from "./style-finishes";
import type { PictureChange, PictureTexts } from "./style-pictures";

/**
 * The id of a style's form that starts from a version. The form library stores what was typed under this id, and must
 * not show it again in the form of the next version.
 */
export const styleFormId = (revision: number) => `style-form-${revision}`;

export const STYLE_NAMES = { handle: "handle", revision: "revision", intent: "intent" } as const;

const STYLE_INTENTS = ["save", "publish", "undo", "restore", "duplicate", "hide", "show", "delete"] as const;

export type StyleIntent = (typeof STYLE_INTENTS)[number];

export const VERSION_FIELD = "version";

export const BLANK_FINISHES = 3;

export const FINISH_ROWS = MAX_FINISHES + BLANK_FINISHES;

/** The parts of a finish's row, and of a photograph's. */
export const FINISH_FIELDS = [...FINISH_PARTS, "was"] as const;
export const PICTURE_FIELDS = ["alt", "finish"] as const;

/** More fields than a style has besides its rows, with room for more photographs than can be added at a time. */
const OTHER_PARTS = 200;

export const finishName = (part: FinishPart | "was", index: number) => `finish-${part}-${index}`;

export const pictureName = (part: keyof PictureTexts, index: number) => `picture-${part}-${index}`;

/** The intent that a photograph's button sends: it saves the form with this change. */
export const pictureIntent = ({ kind, index }: PictureChange) => `picture-${kind}-${index}`;

export const ADDED_NAMES = { files: "photographs", alt: "photographs-alt", finish: "photographs-finish" } as const;

export const MAX_PICTURES = 60;

/** The minimum of either side of a photograph to add, in pixels: it is shown 800 wide. */
export const MIN_PHOTOGRAPH_SIDE = 800;

/** The files and parts that the form of a style may hold: every row that it can have. */
export const STYLE_FILES = {
  field: ADDED_NAMES.files,
  files: 10,
  bytes: MAX_PHOTOGRAPH_BYTES,
  parts: FINISH_ROWS * FINISH_FIELDS.length + MAX_PICTURES * PICTURE_FIELDS.length + OTHER_PARTS,
} as const;

const PICTURE_INTENT = /^picture-(down|remove|up)-(\d{1,2})$/;

/** The change of the photograph's button that sent an intent; `null` if none did. */
export function readPictureChange(intent: string): PictureChange | null {
  const [, kind, index] = PICTURE_INTENT.exec(intent) ?? [];
  return kind ? { kind: kind as PictureChange["kind"], index: Number(index) } : null;
}

const readNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export const readVersion = (form: URLSearchParams): number | null => readNumber(form.get(VERSION_FIELD));

/** The fields of a button that restores a style as it was before a version, with the newest that the page shows. */
export const restoringFields = (version: number, seen: number) => ({
  [VERSION_FIELD]: String(version),
  [STYLE_NAMES.revision]: String(seen),
});

/** What such a button sent; `null` if it lacks one of them. */
export function readRestoring(form: URLSearchParams): { readonly version: number; readonly seen: number } | null {
  const [version, seen] = [readVersion(form), readNumber(form.get(STYLE_NAMES.revision))];
  return version === null || seen === null ? null : { version, seen };
}

/** The button of a style's form that was clicked; saving is the default. */
export function readStyleIntent(form: URLSearchParams): StyleIntent {
  const sent = form.get(STYLE_NAMES.intent);
  return STYLE_INTENTS.find((intent) => intent === sent) ?? "save";
}
