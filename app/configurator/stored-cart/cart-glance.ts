import {
  CART_VERSION,
  type CartItem,
  MAX_IMAGE_LENGTH,
  MAX_LINE_ID_LENGTH,
  MAX_RECORD_LENGTH,
} from "~/configurator/lines/cart";
import { FINISH_KINDS } from "~/trade/catalog/finish";
import {
  isProductId,
  MAX_FINISH_LENGTH,
  MAX_LEAD_DAYS,
  MAX_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WEIGHT,
} from "~/trade/catalog/product";
import { isUnmixedLine } from "~/trade/catalog/sample-door";
import { FACT_LENGTHS, GRAINS, JOINTS } from "~/trade/catalog/style-facts";
import { parseFraction } from "~/trade/measure/measure";
import { MAX_CENTS_READ, MAX_RATE } from "~/trade/measure/money";
import { MAX_LOCATION_LENGTH, MAX_PIECES, maxInches, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { DETAILS_OF, isDetail } from "~/trade/measure/piece-details";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isMeasure = (value: unknown, most: number) =>
  isFields(value) &&
  isWhole(value.inches, most) &&
  typeof value.fraction === "string" &&
  parseFraction(value.fraction) !== null;

const isAbsentOr = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value);

const isOneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value);

const isPiece = (value: unknown, list: PieceList) =>
  isFields(value) &&
  isMeasure(value.width, maxInches(list)) &&
  isMeasure(value.height, maxInches(list)) &&
  isText(value.location, MAX_LOCATION_LENGTH) &&
  isAbsentOr(value.quantity, (quantity) => isWhole(quantity, MAX_PIECES) && quantity !== 0) &&
  DETAILS_OF[list].every((name) => isAbsentOr(value[name], (detail) => isDetail(name, detail))) &&
  (list !== "doors" || typeof value.preBored === "boolean");

const isStyleFacts = (value: unknown) =>
  isFields(value) &&
  isAbsentOr(value.joint, isOneOf(JOINTS)) &&
  isAbsentOr(value.drawerGrain, isOneOf(GRAINS)) &&
  FACT_LENGTHS.every((name) => isAbsentOr(value[name], (length) => isWhole(length, MAX_LENGTH)));

const isSpecification = (value: unknown) =>
  isFields(value) &&
  [value.construction, value.material, value.finish].every((text) => isText(text, MAX_TITLE_LENGTH)) &&
  isAbsentOr(value.finishKind, isOneOf(FINISH_KINDS)) &&
  (value.frameWidth === null || isWhole(value.frameWidth, MAX_LENGTH)) &&
  [value.thickness, value.minWidth, value.minHeight, value.maxWidth, value.maxHeight].every((length) =>
    isWhole(length, MAX_LENGTH),
  ) &&
  isWhole(value.weightPerSqFt, MAX_WEIGHT) &&
  isAbsentOr(value.leadDays, (days) => days !== 0 && isWhole(days, MAX_LEAD_DAYS)) &&
  isAbsentOr(value.workshop, isStyleFacts);

const isSample = (value: unknown) =>
  isFields(value) &&
  isWhole(value.priceCents, MAX_CENTS_READ) &&
  value.priceCents !== 0 &&
  isAbsentOr(value.creditedOverCents, (cents) => isWhole(cents, MAX_CENTS_READ));

const isList = (value: unknown, list: PieceList) =>
  Array.isArray(value) && value.length <= MAX_PIECES && value.every((piece) => isPiece(piece, list));

function isItem(value: unknown): value is Fields {
  return (
    isFields(value) &&
    typeof value.productId === "string" &&
    isProductId(value.productId) &&
    isText(value.productTitle, MAX_TITLE_LENGTH) &&
    (value.productImage === null || isText(value.productImage, MAX_IMAGE_LENGTH)) &&
    isWhole(value.pricePerSqFt, MAX_RATE) &&
    isAbsentOr(value.specification, isSpecification) &&
    isAbsentOr(value.finish, (name) => isText(name, MAX_FINISH_LENGTH) && name !== "") &&
    isAbsentOr(value.sample, isSample) &&
    PIECE_LISTS.every((list) => isList(value[list], list)) &&
    isUnmixedLine(value as unknown as CartItem)
  );
}

const isLine = (value: unknown) => isItem(value) && isText(value.lineId, MAX_LINE_ID_LENGTH) && value.lineId !== "";

/**
 * Whether a stored cart holds a line that can be read, which decides whether the header shows its red dot
 * (specification, section 2). Every page needs this, so it does not load the schema that reads the cart.
 */
export function hasReadableItems(text: string | null): boolean {
  if (text === null || text.length > MAX_RECORD_LENGTH) return false;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.some(isItem);
    if (!isFields(value) || !isWhole(value.version, CART_VERSION) || value.version === 0) return false;
    return Array.isArray(value.lines) && value.lines.some(isLine);
  } catch {
    return false;
  }
}
