/** One piece of the kitchen, as in a cut list: sizes as a tape shows them, and the cabinet that it belongs to. */
export interface KitchenPiece {
  readonly list: "doors" | "drawers";
  readonly width: string;
  readonly height: string;
  readonly location: string;
}

function pieces(list: KitchenPiece["list"], width: string, height: string, locations: string): KitchenPiece[] {
  return locations.split(" ").map((location) => ({ list, width, height, location }));
}

/**
 * A kitchen of 20 doors and 10 drawer fronts, with 1/2" partial overlay on face frames: a run of wall cabinets (a), one
 * of base cabinets (b) and a pantry (p). Each piece has its own label, as short as a person types it, and equal sizes
 * are adjacent, as every cut list sorts them.
 */
export const KITCHEN: readonly KitchenPiece[] = [
  ...pieces("doors", "14 11/16", "29 1/4", "a2l a2r a4l a4r"),
  ...pieces("doors", "14 1/2", "29 1/4", "a1 a7"),
  ...pieces("doors", "11 1/2", "29 1/4", "a5 a6"),
  ...pieces("doors", "14 11/16", "17 1/4", "a3l a3r"),
  ...pieces("doors", "16 7/16", "22 3/8", "b2l b2r b7l b7r"),
  ...pieces("doors", "14 1/2", "22 3/8", "b1 b6"),
  ...pieces("doors", "17 3/4", "46 1/2", "p1l p1r"),
  ...pieces("doors", "17 3/4", "28 1/4", "p2l p2r"),
  ...pieces("drawers", "17 1/2", "10 1/8", "b3b b3c b5b b5c"),
  ...pieces("drawers", "17 1/2", "6 3/4", "b3a b5a"),
  ...pieces("drawers", "14 1/2", "6 3/4", "b1d b6d"),
  ...pieces("drawers", "16 7/16", "6 3/4", "b7d b7e"),
];

/** The kitchen as a spreadsheet copies it to the clipboard. */
export function kitchenAsSpreadsheet(): string {
  const rows = KITCHEN.map(({ list, width, height, location }) =>
    [list === "doors" ? "Door" : "Drawer front", location, width, height, "1"].join("\t"),
  );
  return ["Type\tLocation\tWidth\tHeight\tQty", ...rows, ""].join("\n");
}
