import doorStyles from "~/content/catalogue/door-styles.json";
import finishSets from "~/content/catalogue/finish-sets.json";
import sampleDoors from "~/content/catalogue/sample-doors.json";
import type { DoorFinish, DoorStyle } from "~/domain/door-style";
import type { FinishKind } from "~/domain/finish";
import type { SampleDoor } from "~/domain/sample-door";

type FinishSets = Readonly<
  Record<string, { readonly kind: string; readonly finishes: readonly Pick<DoorFinish, "name" | "swatch">[] }>
>;

const sets: FinishSets = finishSets;

/** "Sage, sprayed satin" is the Sage of a set. */
const shortName = (finish: string) => finish.split(",")[0];

/** What a style can be finished in: as it is described, and the sets that are made on its material. */
function finishesOf({ finish, finishKind, swatch, alsoIn }: (typeof doorStyles)[number]): DoorFinish[] {
  const own = { name: finish, kind: finishKind as FinishKind, swatch, addedCents: 0 };
  const others = alsoIn.flatMap(({ set, addedCents }) =>
    (sets[set]?.finishes ?? []).map((one) => ({ ...one, kind: sets[set]?.kind as FinishKind, addedCents })),
  );
  return [own, ...others.filter(({ name }) => name !== shortName(finish))];
}

const samplePrices: Readonly<Record<string, number>> = sampleDoors.priceCents;

/** What a sample costs by what a style is made of. */
function sampleDoorOf({ material }: (typeof doorStyles)[number]): SampleDoor | null {
  const priceCents = samplePrices[material];
  return priceCents ? { priceCents, creditedOverCents: sampleDoors.creditedOverCents } : null;
}

/** The catalogue that a new shop begins with. */
export const catalogue: readonly DoorStyle[] = doorStyles.map((style) => {
  const sampleDoor = sampleDoorOf(style);
  return { ...style, finishes: finishesOf(style), ...(sampleDoor && { sampleDoor }) };
});
