import type { User } from "~/accounts/account";
import { shopFacts } from "~/brand/shop-facts";
import { madeBy } from "~/catalog/glass-frame";
import type { Product } from "~/catalog/product";
import { catalog } from "~/catalog/services/catalog.server";
import { shopDatabase } from "~/database/shop-database.server";
import { careGuide } from "~/guides/care";
import { dayIn } from "~/measure/days";
import { againToday } from "~/passports/again";
import { BATCH_MONTHS, isOlderThan } from "~/passports/batch";
import type { DoorAnswer, MadeDoor, ShownDoor } from "~/passports/door-answer";
import { pieceOf } from "~/passports/passport";
import { readCode } from "~/passports/passport-code";
import * as stored from "~/passports/stored/door-passports.server";
import { hasGlass, matchWords, type Surface, surfaceOf } from "~/passports/surface";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { secondsToWait } from "~/platform/rate-limits/visitor-limits.server";
import { orUnavailable } from "~/provider/upstream.server";
import { settingsShown } from "~/settings/services/settings.server";
import { termsFor } from "~/settings/shop-settings";

const GLASS = ["Glass", "Glass"] as const;

const UNAVAILABLE = "The page of this door could not be loaded";

/** The visitor's facts that their prices depend on. */
type PricedReader = Partial<Pick<User, "pricedTier" | "sampleCredits">>;

function careOf(door: MadeDoor, product: Product | undefined): ShownDoor["care"] {
  const { specification: spec, finish } = door.item;
  if (product?.care) return product.care;
  if (!spec) return [];
  const surface = surfaceIn(door, product);
  const own = new Map<string, string>([
    [surface, finish ?? spec.finish],
    ...(hasGlass(madeBy(pieceOf(door.item).piece, spec)) ? [GLASS] : []),
  ]);
  const rows = careGuide.sections.flatMap((section) => ("table" in section ? section.table.rows : []));
  return rows.flatMap(([name, cleanWith, keepAway]) => {
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
  const today = dayIn(shopFacts().timeZone.zone, new Date().toISOString());
  return {
    ...door,
    care: careOf(door, product),
    match: matchWords(surfaceIn(door, product)),
    olderThan: door.madeOn !== null && isOlderThan(door.madeOn, months, today) ? months : null,
    again: products && againToday(door.item, products),
    terms: termsFor(settings, reader?.pricedTier ?? null, reader?.sampleCredits),
  };
}

/**
 * What the page of a code shows. Each try with a code that could be one of the shop's counts toward the visitor's limit.
 *
 * @param typed the code as it is in the address
 * @param reader the visitor, `null` if not signed in
 * @throws UpstreamFailure
 */
export async function findDoor(typed: string, reader: PricedReader | null): Promise<DoorAnswer> {
  const read = readCode(typed);
  if (read.kind !== "code") return read;
  const retryAfter = await secondsToWait("passport");
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const { db } = await shopDatabase();
  const found = await orUnavailable(UNAVAILABLE, stored.findPassport(db, read.code, shopFacts().timeZone.zone));
  if (!found) return { kind: "unknown" };
  return found.state === "open" ? { kind: "door", door: await shown(found.door, reader) } : { kind: found.state };
}
