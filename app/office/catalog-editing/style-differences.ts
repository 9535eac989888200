import type { DoorStyle, StylePicture, StyleState } from "~/trade/catalog/door-style";
import { FIELD_NAMES, FIELDS } from "./style-fields";
import { FINISH_PARTS, finishTexts } from "./style-finishes";

export interface StyleDifference {
  readonly what: string;
  readonly old: string;
  readonly new: string;
}

export const STYLE_STATE_WORDS: Readonly<Record<StyleState, string>> = {
  draft: "Draft",
  shown: "Shown",
  hidden: "Hidden",
};

function finishesByName({ finishes }: DoorStyle): ReadonlyMap<string, string> {
  const parts = FINISH_PARTS.filter((part) => part !== "name");
  return new Map(
    finishTexts(finishes).map((finish, at) => {
      const image = finishes[at]?.image;
      const photograph = image ? [`photograph “${image.alt ?? "without alternative text"}”`] : [];
      return [finish.name, [...parts.map((part) => finish[part]), ...photograph].filter(Boolean).join(", ")] as const;
    }),
  );
}

const namesOf = ({ finishes }: DoorStyle) => finishes.map(({ name }) => name).join("; ");
/** The photographs of the standard finish that only one of two versions has, by their alternative texts. */
function pictureDifference({ images: before }: DoorStyle, { images: after }: DoorStyle): StyleDifference {
  const textsOf = (images: DoorStyle["images"], others: DoorStyle["images"]) =>
    images
      .filter((image) => !others.some((other) => isSame(image, other)))
      .map(({ alt }) => alt ?? "one without alternative text")
      .join("; ");
  const [old, now] = [textsOf(before, after), textsOf(after, before)];
  const isMoved = old === "" && now === "" && after.some((image, at) => image.url !== before[at]?.url);
  return isMoved
    ? { what: "Photographs", old: "earlier order", new: "new order" }
    : { what: "Photographs", old, new: now };
}

const isSame = (one: StylePicture, other: StylePicture) => one.url === other.url && one.alt === other.alt;

function finishDifferences(before: DoorStyle, after: DoorStyle): StyleDifference[] {
  const [was, is] = [finishesByName(before), finishesByName(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  if (changed.length === 0 && namesOf(before) !== namesOf(after)) {
    return [{ what: "Order of finishes", old: namesOf(before), new: namesOf(after) }];
  }
  return changed.map((name) => ({ what: `Finish ${name}`, old: was.get(name) ?? "", new: is.get(name) ?? "" }));
}

/** What differs between two versions of a style, in the order of the form. */
export function styleDifferences(before: DoorStyle, after: DoorStyle): readonly StyleDifference[] {
  const rows: StyleDifference[] = [
    { what: "State", old: STYLE_STATE_WORDS[before.state], new: STYLE_STATE_WORDS[after.state] },
    { what: "Handle", old: before.handle, new: after.handle },
    ...FIELD_NAMES.map((name) => {
      const { label, write } = FIELDS[name];
      return { what: label, old: write(before), new: write(after) };
    }),
    pictureDifference(before, after),
  ];
  return [...rows.filter((row) => row.old !== row.new), ...finishDifferences(before, after)];
}
