import doorStyles from "~/content/catalogue/door-styles.json";
import finishSets from "~/content/catalogue/finish-sets.json";
import type { DoorFinish, DoorStyle } from "~/domain/door-style";
import type { FinishKind } from "~/domain/finish";

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

/** The catalogue that a new shop begins with. */
export const catalogue: readonly DoorStyle[] = doorStyles.map((style) => ({ ...style, finishes: finishesOf(style) }));
