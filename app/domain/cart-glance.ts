import { CART_VERSION, MAX_IMAGE_LENGTH, MAX_LINE_ID_LENGTH, MAX_RECORD_LENGTH } from "./cart";
import { MAX_INCHES, parseFraction } from "./measure";
import { MAX_RATE } from "./money";
import { MAX_LOCATION_LENGTH, MAX_PIECES, PIECE_LISTS } from "./piece";
import { isProductId, MAX_TITLE_LENGTH } from "./product";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isMeasure = (value: unknown) =>
  isFields(value) &&
  isWhole(value.inches, MAX_INCHES) &&
  typeof value.fraction === "string" &&
  parseFraction(value.fraction) !== null;

const isPiece = (value: unknown): value is Fields =>
  isFields(value) && isMeasure(value.width) && isMeasure(value.height) && isText(value.location, MAX_LOCATION_LENGTH);

function isItem(value: unknown): value is Fields {
  return (
    isFields(value) &&
    typeof value.productId === "string" &&
    isProductId(value.productId) &&
    isText(value.productTitle, MAX_TITLE_LENGTH) &&
    (value.productImage === null || isText(value.productImage, MAX_IMAGE_LENGTH)) &&
    isWhole(value.pricePerSqFt, MAX_RATE) &&
    PIECE_LISTS.every((list) => {
      const pieces = value[list];
      return Array.isArray(pieces) && pieces.length <= MAX_PIECES && pieces.every(isPiece);
    }) &&
    (value.doors as readonly Fields[]).every(({ preBored }) => typeof preBored === "boolean")
  );
}

const isLine = (value: unknown) => isItem(value) && isText(value.lineId, MAX_LINE_ID_LENGTH) && value.lineId !== "";

/**
 * Whether a stored cart holds a line that can be read: what the cart page would show, without the schema that reads it,
 * because every page asks (specification, section 2: the red dot).
 */
export function glanceAtCart(text: string | null): boolean {
  if (text === null || text.length > MAX_RECORD_LENGTH) return false;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.some(isItem);
    return isFields(value) && value.version === CART_VERSION && Array.isArray(value.lines) && value.lines.some(isLine);
  } catch {
    return false;
  }
}
