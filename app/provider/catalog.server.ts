import type { DoorFinish, DoorStyle, StylePicture } from "~/trade/catalog/door-style";
import doorStyles from "~/trade/catalog/door-styles.json";
import type { FinishKind } from "~/trade/catalog/finish";
import finishSets from "~/trade/catalog/finish-sets.json";
import { shortFinishName } from "~/trade/catalog/in-finish";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import sampleDoors from "~/trade/catalog/sample-doors.json";
import type { StyleFacts } from "~/trade/catalog/style-facts";

interface FinishSet {
  readonly kind: string;
  readonly finishes: readonly { readonly name: string; readonly slug: string; readonly swatch: string }[];
}

const sets: Readonly<Record<string, FinishSet>> = finishSets;

const WOODEN: readonly FinishKind[] = ["clear", "stain"];

function finishesOf({ handle, title, finish, finishKind, swatch, alsoIn }: (typeof doorStyles)[number]): DoorFinish[] {
  const photograph = (name: string, width: number) => `/images/photographs/${handle}-${name}-${width}.webp`;
  const swatchPicture = (kind: FinishKind, name: string) => (WOODEN.includes(kind) ? photograph(name, 96) : null);
  const kind = finishKind as FinishKind;
  const own = { name: finish, kind, swatch, swatchPicture: swatchPicture(kind, "front"), addedCents: 0, image: null };
  const others = alsoIn.flatMap(({ set, addedCents }) => {
    const { kind, finishes } = sets[set] as FinishSet & { kind: FinishKind };
    return finishes.map(({ name, slug, swatch }) => ({
      name,
      kind,
      swatch,
      swatchPicture: swatchPicture(kind, `in-${slug}`),
      addedCents,
      image: { url: photograph(`in-${slug}`, 656), alt: `${title} door in ${name}, front view` },
    }));
  });
  return [own, ...others.filter(({ name }) => name !== shortFinishName(finish))];
}

const samplePrices: Readonly<Record<string, number>> = sampleDoors.priceCents;

function sampleDoorOf({ material }: (typeof doorStyles)[number]): SampleDoor | null {
  const priceCents = samplePrices[material];
  return priceCents ? { priceCents, creditedOverCents: sampleDoors.creditedOverCents } : null;
}

function picturesOf({ handle, title, construction, material, finish }: (typeof doorStyles)[number]): StylePicture[] {
  const picture = `/images/photographs/${handle}`;
  const looks = `${construction}, ${material}, ${finish}`.toLowerCase();
  return [
    { url: `${picture}-front-800.webp`, alt: `${title} door, front view: ${looks}` },
    { url: `${picture}-corner-640.webp`, alt: `${title} door, one corner close by` },
  ];
}

/** The catalog of a new shop; art/photographs takes its pictures. */
export const firstCatalog: readonly DoorStyle[] = doorStyles.map((seed) => {
  const { finishKind, swatch, alsoIn, drawing, ...style } = seed;
  const sampleDoor = sampleDoorOf(seed);
  return {
    ...style,
    state: "shown",
    care: "",
    nextPrice: null,
    workshop: style.workshop as StyleFacts,
    images: picturesOf(seed),
    finishes: finishesOf(seed),
    ...(sampleDoor && { sampleDoor }),
  };
});
