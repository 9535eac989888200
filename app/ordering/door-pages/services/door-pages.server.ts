import { shopFacts } from "~/base/brand/shop-facts";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { secondsToWait } from "~/base/platform/rate-limits/visitor-limits.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { freeItem } from "~/configurator/lines/cart-item";
import { pieceName } from "~/configurator/lines/piece-words";
import { shopToday } from "~/house/calendar/shop-today";
import { settingsShown } from "~/house/settings/services/settings.server";
import { termsFor } from "~/house/settings/shop-settings";
import type { LinkedOrder, OrderLine } from "~/ordering/orders/order";
import { readCode } from "~/ordering/passports/passport-code";
import { onlyPieceOf, type PassportCodes, type PiecePlace } from "~/ordering/passports/passport-piece";
import type { User } from "~/provider/accounts/account";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { finishedTitle } from "~/trade/catalog/finish";
import { madeBy } from "~/trade/catalog/glass-frame";
import type { Product } from "~/trade/catalog/product";
import { SURFACE_CARE } from "~/trade/catalog/surface-care";
import { formatSize } from "~/trade/measure/measure";
import { quantityOf } from "~/trade/measure/piece";
import { againToday } from "../again";
import {
  BATCH_MONTHS,
  type DoorAnswer,
  hasGlass,
  isOlderThan,
  type MadeDoor,
  matchWords,
  type ShownDoor,
  type Surface,
  surfaceOf,
} from "../door-answer";
import { DOORS_PER_PAGE, type DoorClosing, type DoorEntries, type DoorEntry, type PieceWords } from "../door-forms";
import * as stored from "../stored/door-passports.server";

const GLASS = ["Glass", "Glass"] as const;

const DOOR_UNAVAILABLE = "The page of this door could not be loaded";

type PricedReader = Partial<Pick<User, "pricedTier" | "sampleCredits">>;

function careOf(door: MadeDoor, product: Product | undefined): ShownDoor["care"] {
  const { specification: spec, finish } = door.item;
  if (product?.care) return product.care;
  if (!spec) return [];
  const surface = surfaceIn(door, product);
  const isGlazed = hasGlass(madeBy(onlyPieceOf(door.item).piece, spec));
  const own = new Map<string, string>([[surface, finish ?? spec.finish], ...(isGlazed ? [GLASS] : [])]);
  return SURFACE_CARE.flatMap(([name, cleanWith, keepAway]) => {
    const words = own.get(name);
    return words === undefined ? [] : [{ surface: words, cleanWith, keepAway }];
  });
}

function surfaceIn({ item: { specification, finish } }: MadeDoor, product: Product | undefined): Surface {
  const kind = product?.finishes?.find(({ name }) => name === (finish ?? specification?.finish))?.kind ?? null;
  return surfaceOf(specification ?? { construction: "", material: "", finish: finish ?? "" }, kind);
}

async function shown(door: MadeDoor, reader: PricedReader | null): Promise<ShownDoor> {
  const [products, settings] = await Promise.all([orNullIfDown(catalog().list()), settingsShown()]);
  const product = products?.find(({ id }) => id === door.item.productId);
  const months = settings?.batchMonths ?? BATCH_MONTHS;
  const today = shopToday();
  return {
    ...door,
    // The page is made from all of it, so nothing of what was paid may be in it.
    item: freeItem(door.item),
    care: careOf(door, product),
    match: matchWords(surfaceIn(door, product)),
    olderThan: door.madeOn !== null && isOlderThan(door.madeOn, months, today) ? months : null,
    again: products && againToday(door.item, products),
    terms: termsFor(settings, reader?.pricedTier ?? null, reader?.sampleCredits),
  };
}

/**
 * What the page of a code shows. Each try with a code that could be one of the shop's counts toward the visitor's
 * limit. Throws UpstreamFailure.
 */
export async function findDoor(typed: string, reader: PricedReader | null): Promise<DoorAnswer> {
  const read = readCode(typed);
  if (read.kind !== "code") return read;
  const retryAfter = await secondsToWait("passport");
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const { db } = await shopDatabase();
  const found = await orUnavailable(DOOR_UNAVAILABLE, stored.findPassport(db, read.code, shopFacts().timeZone.zone));
  if (!found) return { kind: "unknown" };
  return found.state === "open" ? { kind: "door", door: await shown(found.door, reader) } : { kind: found.state };
}

const LABELS_UNAVAILABLE = "The codes for the labels could not be made";
const UNAVAILABLE = "The pages of the doors could not be loaded";
const FAILED = "We cannot tell whether the page was closed. Open the order again to see.";

/** The codes for the labels of an order. Throws UpstreamFailure. */
export async function labelCodes(number: string): Promise<PassportCodes> {
  return orUnavailable(LABELS_UNAVAILABLE, stored.labelCodes(await shopDatabase(), number, Date.now()));
}

/** Some of an order's pieces that have pages; a page after the last counts as the last. Throws UpstreamFailure. */
export async function doorEntries({ order: { lines }, link }: LinkedOrder, page: number): Promise<DoorEntries> {
  const passports = await orUnavailable(UNAVAILABLE, stored.passportsOfLink((await shopDatabase()).db, link));
  const pages = Math.max(1, Math.ceil(passports.length / DOORS_PER_PAGE));
  const shown = Math.min(page, pages);
  const some = passports.slice((shown - 1) * DOORS_PER_PAGE, shown * DOORS_PER_PAGE);
  return { doors: some.flatMap((passport) => entryOf(lines, passport)), page: shown, pages };
}

function entryOf(lines: readonly OrderLine[], { code, isClosed, ...place }: stored.OwnPassport): DoorEntry[] {
  const words = wordsOf(lines[place.line], place);
  return words ? [{ code, isClosed, ...words }] : [];
}

/** What an order's page calls one of its pieces; `null` if the line has no such piece. */
function wordsOf(item: OrderLine | undefined, { list, row, nth }: PiecePlace): PieceWords | null {
  const piece = item?.[list][row];
  if (!item || !piece) return null;
  const of = quantityOf(piece);
  const name = `${pieceName(list, row)}${of > 1 ? `, ${nth} of ${of}` : ""}`;
  const size = formatSize(piece.width, piece.height);
  return { name, size, location: piece.location, style: finishedTitle(item) };
}

/** A piece with the number of its order; without words if the order no longer has it. */
interface FoundPiece {
  readonly number: string;
  readonly words: PieceWords | null;
}

/**
 * The piece whose code was typed, for the people who run the shop; `null` if no piece has the code. Throws
 * UpstreamFailure.
 */
export async function findPiece(code: string): Promise<FoundPiece | null> {
  const found = await orUnavailable(UNAVAILABLE, stored.findPiece((await shopDatabase()).db, code));
  return found && { number: found.number, words: wordsOf(found.item, found.place) };
}

/** Closes the page of one of an order's pieces, or opens it again. Throws UpstreamFailure. */
export async function setClosed(link: string, press: DoorClosing): Promise<"done" | "unknown"> {
  return orUnavailable(FAILED, stored.setClosed(await shopDatabase(), link, press, Date.now()));
}
