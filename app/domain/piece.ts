import * as z from "zod/mini";
import { FRACTIONS, MAX_INCHES } from "./measure";

/** The four lists of an order, in the order in which they are shown. */
export const PIECE_LISTS = ["doors", "drawers", "panels", "fillers"] as const;

export type PieceList = (typeof PIECE_LISTS)[number];

/** What one piece of a list is called, as in "Door 1". */
export const PIECE_NAMES: Readonly<Record<PieceList, string>> = {
  doors: "Door",
  drawers: "Drawer",
  panels: "Panel",
  fillers: "Filler",
};

/** The most pieces one list holds; form names carry indexes 0 to 99. */
export const MAX_PIECES = 100;

/** The longest location label kept, in UTF-16 code units: it must fit a sticker. */
export const MAX_LOCATION_LENGTH = 80;

const MeasureSchema = z.object({
  inches: z.int().check(z.gte(0), z.lte(MAX_INCHES)),
  fraction: z.enum(FRACTIONS),
});

/** A drawer front, panel or filler as the cart keeps it (specification, section 3). */
export const PieceSchema = z.object({
  width: MeasureSchema,
  height: MeasureSchema,
  location: z.string().check(z.maxLength(MAX_LOCATION_LENGTH)),
});

/** A door: a piece that may be bored for hinges. */
export const DoorSchema = z.extend(PieceSchema, { preBored: z.boolean() });

/** The pieces of one order: what a cart item holds besides its product. */
export const ConfigurationSchema = z.object({
  doors: z.array(DoorSchema).check(z.maxLength(MAX_PIECES)),
  drawers: z.array(PieceSchema).check(z.maxLength(MAX_PIECES)),
  panels: z.array(PieceSchema).check(z.maxLength(MAX_PIECES)),
  fillers: z.array(PieceSchema).check(z.maxLength(MAX_PIECES)),
});

export type Piece = z.infer<typeof PieceSchema>;
export type Door = z.infer<typeof DoorSchema>;
export type Configuration = z.infer<typeof ConfigurationSchema>;
