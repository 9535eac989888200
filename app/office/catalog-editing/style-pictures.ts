import type { DoorFinish, DoorStyle, StylePicture } from "~/trade/catalog/door-style";
import { MAX_TITLE_LENGTH } from "~/trade/catalog/product";

export interface PictureTexts {
  readonly alt: string;
  /** The name of the finish that it shows; empty for the style as it is sold. */
  readonly finish: string;
}

export interface ShownPicture extends PictureTexts {
  readonly url: string;
}

export interface PictureChange {
  readonly kind: "down" | "remove" | "up";
  /** Of the photograph, from 0. */
  readonly index: number;
}

export interface PictureAnswers {
  /** In the order of {@link picturesOf}. */
  readonly typed: readonly PictureTexts[];
  readonly change: PictureChange | null;
  readonly added: readonly ShownPicture[];
}

/** All photographs of a style: those of the style as it is sold, then those of its finishes. */
export const picturesOf = ({ images, finishes }: Pick<DoorStyle, "finishes" | "images">): readonly ShownPicture[] => [
  ...images.map(({ url, alt }) => ({ url, alt: alt ?? "", finish: "" })),
  ...finishes.flatMap(({ name, image }) => (image ? [{ url: image.url, alt: image.alt ?? "", finish: name }] : [])),
];

function changed(pictures: readonly ShownPicture[], change: PictureChange | null): readonly ShownPicture[] {
  const picture = change && pictures[change.index];
  if (!picture) return pictures;
  const { kind, index } = change;
  const rest = pictures.filter((_picture, at) => at !== index);
  if (kind === "remove") return rest;
  return rest.toSpliced(Math.max(0, kind === "up" ? index - 1 : index + 1), 0, picture);
}

const words = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, MAX_TITLE_LENGTH);

const pictureOf = ({ url, alt }: ShownPicture): StylePicture => ({ url, alt: words(alt) || null });

/**
 * Reads the photographs of a style. A photograph of a removed finish is removed with it; `names` has the present names
 * of its finishes by their earlier ones.
 */
export function readPictures(
  { typed, change, added }: PictureAnswers,
  before: Pick<DoorStyle, "finishes" | "images">,
  finishes: readonly DoorFinish[],
  names: ReadonlyMap<string, string>,
): Pick<DoorStyle, "finishes" | "images"> {
  const described = picturesOf(before).map((picture, index) => ({ ...picture, ...typed[index] }));
  const pictures = [...changed(described, change), ...added];
  const [standard] = finishes;
  const shown = pictures.map(({ finish, ...picture }) => {
    const name = finish === "" ? "" : (names.get(finish) ?? null);
    return { ...picture, finish: name === standard?.name ? "" : name };
  });
  const ofFinish = new Map(shown.map((picture) => [picture.finish, picture]));
  return {
    images: shown.filter(({ finish }) => finish === "").map((picture) => pictureOf({ ...picture, finish: "" })),
    finishes: finishes.map((finish) => {
      const picture = ofFinish.get(finish.name);
      return { ...finish, image: picture ? pictureOf({ ...picture, finish: finish.name }) : null };
    }),
  };
}

/** The indexes of photographs whose finish another one shows already; a finish has one photograph. */
export function shownTwice({ typed, change }: Omit<PictureAnswers, "added">): readonly number[] {
  const removed = change?.kind === "remove" ? change.index : -1;
  const finishes = typed.map(({ finish }, index) => (index === removed ? "" : finish));
  return finishes.flatMap((finish, index) => (finish !== "" && finishes.indexOf(finish) < index ? [index] : []));
}
