import type { EpochMs } from "~/base/time/time";
import { MAX_ORDER_PIECES, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "./blank-piece";
import { type ConfigurationDraft, createDraft } from "./configuration-draft";

const ORDER_DRAFT_VERSION = 1;

/** The longest text that is read back of one field, and of a panel next to the rows, in UTF-16 code units. */
const MAX_FIELD_LENGTH = 500;
const MAX_ASIDE_LENGTH = 200_000;

/** As their panels write them. The finish is empty for the style as it is sold. */
export interface Asides {
  readonly openings: string;
  readonly cutList: string;
  readonly cutListRead: string;
  readonly finish: string;
}

export const NO_ASIDES: Asides = { openings: "", cutList: "", cutListRead: "", finish: "" };

export interface OrderDraft {
  readonly draft: ConfigurationDraft;
  readonly asides: Asides;
  readonly savedAt: EpochMs;
}

export type OrderDraftReading =
  | { readonly kind: "draft"; readonly order: OrderDraft }
  | { readonly kind: "none" }
  /** Written by a newer version of the shop, which must be left alone. */
  | { readonly kind: "newer" };

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function changesOf(piece: PieceDraft): Partial<PieceDraft> {
  const fields = Object.entries(piece) as [keyof PieceDraft, PieceDraft[keyof PieceDraft]][];
  return Object.fromEntries(fields.filter(([field, value]) => value !== BLANK_PIECE[field]));
}

export function storedDraft({ rows, included, preBoredByDefault }: ConfigurationDraft) {
  const pieces = Object.fromEntries(PIECE_LISTS.map((list) => [list, rows[list].map((row) => changesOf(row.draft))]));
  return { included, preBoredByDefault, pieces };
}

export function writeOrderDraft({ draft, asides, savedAt }: OrderDraft): string {
  return JSON.stringify({ version: ORDER_DRAFT_VERSION, savedAt, ...storedDraft(draft), asides });
}

function readPiece(value: unknown): PieceDraft[] {
  if (!isFields(value)) return [];
  const readable = Object.entries(BLANK_PIECE).map(([field, blank]) => {
    const known = value[field];
    const fits = typeof known === typeof blank && (typeof known !== "string" || known.length <= MAX_FIELD_LENGTH);
    return [field, fits ? known : blank];
  });
  return [Object.fromEntries(readable) as unknown as PieceDraft];
}

const readAside = (value: unknown) => (typeof value === "string" && value.length <= MAX_ASIDE_LENGTH ? value : "");

/** Reads what {@link storedDraft} made; `null` if it cannot be read. A field that cannot be read is blank. */
export function readStoredDraft({ pieces, included, preBoredByDefault }: Fields): ConfigurationDraft | null {
  if (!isFields(pieces) || !isFields(included)) return null;
  const piecesOf = (list: PieceList) => {
    const rows = pieces[list];
    return Array.isArray(rows) ? rows.slice(0, MAX_ORDER_PIECES).flatMap(readPiece) : [];
  };
  const isIncluded = (list: PieceList, fallback: boolean) => {
    const known = included[list];
    return typeof known === "boolean" ? known : fallback;
  };
  return createDraft({
    pieces: {
      doors: piecesOf("doors"),
      drawers: piecesOf("drawers"),
      panels: piecesOf("panels"),
      fillers: piecesOf("fillers"),
    },
    included: {
      doors: isIncluded("doors", true),
      drawers: isIncluded("drawers", true),
      panels: isIncluded("panels", false),
      fillers: isIncluded("fillers", false),
    },
    preBoredByDefault: preBoredByDefault === true,
  });
}

export function readRecord(text: string | null, version: number): Fields | "newer" | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (!isFields(value) || !Number.isInteger(value.version)) return null;
  return Number(value.version) > version ? "newer" : value;
}

/** Reads a stored order form; never throws. A field that cannot be read is blank, and the rest is preserved. */
export function readOrderDraft(text: string | null): OrderDraftReading {
  const record = readRecord(text, ORDER_DRAFT_VERSION);
  if (record === "newer") return { kind: "newer" };
  const draft = record && readStoredDraft(record);
  if (!record || !draft) return { kind: "none" };
  const asides = isFields(record.asides) ? record.asides : {};
  return {
    kind: "draft",
    order: {
      draft,
      asides: {
        openings: readAside(asides.openings),
        cutList: readAside(asides.cutList),
        cutListRead: readAside(asides.cutListRead),
        finish: readAside(asides.finish),
      },
      savedAt: Number.isFinite(record.savedAt) ? Number(record.savedAt) : 0,
    },
  };
}
