import type { Cents } from "~/trade/measure/money";

/** ZIP codes by the first three digits of the first and of the last. */
export type ZipRange = readonly [first: number, last: number];

export interface FreightZone {
  readonly name: string;
  readonly ranges: readonly ZipRange[];
  /** One for each weight of the table. */
  readonly cents: readonly Cents[];
}

/** What the owner expects freight to cost. Without zones, the shop estimates none. */
export interface FreightTable {
  /** Whole pounds, the lightest first; the first that covers a load is its weight. */
  readonly upToPounds: readonly number[];
  /** The first that has a ZIP code is its zone. */
  readonly zones: readonly FreightZone[];
  /** The heaviest and the longest that goes by parcel; 0 if nothing does. */
  readonly parcelPounds: number;
  readonly parcelInches: number;
  /** What a truck charges for a load with a longer side; 0 if nothing. */
  readonly longInches: number;
  readonly longCents: Cents;
  /** What a truck charges for a home or job site, and for its liftgate. */
  readonly residenceCents: Cents;
  readonly liftgateCents: Cents;
}

/** Whole pounds and inches, rounded up. */
export interface FreightLoad {
  readonly pounds: number;
  readonly longestInches: number;
}

/** How the doors come off the truck; nothing chosen costs as much as a home that needs a liftgate. */
export type Unloading = "loading-dock" | "forklift" | "liftgate" | "pick-up";

export interface FreightTarget {
  readonly zip: string;
  /** An {@link Unloading}, or empty. */
  readonly delivery: string;
}

/** A sum, or why there is none: nobody drives there by the table, or the load is heavier than the table goes. */
export type Freight =
  | {
      readonly kind: "sum";
      readonly cents: Cents;
      readonly by: "parcel" | "truck" | "pick-up";
      readonly pounds: number;
    }
  | { readonly kind: "no-zone" }
  | { readonly kind: "too-heavy"; readonly mostPounds: number };

const prefixOf = (zip: string): number | null => (/^\d{5}(?:-\d{4})?$/.test(zip) ? Number(zip.slice(0, 3)) : null);

export const isFreightZip = (zip: string): boolean => prefixOf(zip) !== null;

function zoneOf(zip: string, { zones }: FreightTable): FreightZone | null {
  const prefix = prefixOf(zip);
  if (prefix === null) return null;
  return zones.find(({ ranges }) => ranges.some(([first, last]) => prefix >= first && prefix <= last)) ?? null;
}

function atDoorCents({ longestInches }: FreightLoad, delivery: string, table: FreightTable): Cents {
  const isLong = table.longInches > 0 && longestInches > table.longInches;
  const isDock = delivery === ("loading-dock" satisfies Unloading);
  const isLifted = !isDock && delivery !== ("forklift" satisfies Unloading);
  return (isLong ? table.longCents : 0) + (isDock ? 0 : table.residenceCents) + (isLifted ? table.liftgateCents : 0);
}

/**
 * The estimated freight of a load: the only sum that cart, checkout, quotes, orders and the office's offer show.
 *
 * @returns `null` if there is nothing to say yet: no load, no complete ZIP code, or no table
 */
export function freightOf(load: FreightLoad | null, { zip, delivery }: FreightTarget, table: FreightTable) {
  if (load === null || load.pounds === 0 || table.zones.length === 0) return null;
  const { pounds } = load;
  const sum = (cents: Cents, by: "parcel" | "truck" | "pick-up"): Freight => ({ kind: "sum", cents, by, pounds });
  if (delivery === ("pick-up" satisfies Unloading)) return sum(0, "pick-up");
  if (!isFreightZip(zip)) return null;
  const zone = zoneOf(zip, table);
  if (zone === null) return { kind: "no-zone" } as const satisfies Freight;
  const isParcel = pounds <= table.parcelPounds && load.longestInches <= table.parcelInches;
  // A light load that is too long for a parcel takes up the least that a truck carries.
  const charged = isParcel ? pounds : Math.max(pounds, table.parcelPounds + 1);
  const cents = zone.cents[table.upToPounds.findIndex((most) => charged <= most)];
  if (cents === undefined) {
    return { kind: "too-heavy", mostPounds: table.upToPounds.at(-1) ?? 0 } as const satisfies Freight;
  }
  return isParcel ? sum(cents, "parcel") : sum(cents + atDoorCents(load, delivery, table), "truck");
}
