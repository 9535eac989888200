/** What is typed about one old door. `doors` is `pair` for one of a pair, `measured` is `cabinet` for its outside. */
export const BLANK_OLD_DOOR = {
  doorWidth: "",
  doorHeight: "",
  openingWidth: "",
  openingHeight: "",
  measured: "",
  doors: "",
  left: "",
  top: "",
  gap: "",
  topCup: "",
  bottomCup: "",
  cupsBetween: "",
} as const satisfies Readonly<Record<string, string>>;

export type OldDoorField = keyof typeof BLANK_OLD_DOOR;

export type OldDoorTexts = Readonly<Record<OldDoorField, string>>;

export const OLD_DOOR_FIELDS = Object.keys(BLANK_OLD_DOOR) as readonly OldDoorField[];

export function oldDoorFrom(textOf: (field: OldDoorField) => string): OldDoorTexts {
  return Object.fromEntries(OLD_DOOR_FIELDS.map((field) => [field, textOf(field)])) as OldDoorTexts;
}

export const isBlankOldDoor = (old: OldDoorTexts) => OLD_DOOR_FIELDS.every((field) => old[field].trim() === "");
