import type { Rate, Station, Work } from "~/house/capacity/capacity";
import type { Random } from "~/office/demo/random";
import type { OrderLine } from "~/ordering/orders/order";
import type { ProductSpecification } from "~/trade/catalog/product";

/** A style of the made-up shop, and the work that it takes. */
interface MadeUpStyle {
  readonly construction: string;
  readonly frame: Work;
  readonly frameWidth: number | null;
  readonly leadDays: number;
}

const STYLES: readonly MadeUpStyle[] = [
  { construction: "Cope and stick, flat panel", frame: "five-piece", frameWidth: 40, leadDays: 8 },
  { construction: "Mitered, solid flat panel", frame: "mitered", frameWidth: 40, leadDays: 10 },
  { construction: "One-piece routed", frame: "one-piece", frameWidth: 40, leadDays: 5 },
  { construction: "Slab", frame: "slab", frameWidth: null, leadDays: 5 },
];

const FINISHES = [
  { finish: "White primer", work: "primed" },
  { finish: "Clear satin lacquer", work: "clear" },
  { finish: "Sage, sprayed satin", work: "paint" },
  { finish: "Honey stain", work: "stain" },
  { finish: "Unfinished", work: null },
] as const;

/** A made-up list, and the work of each of its pieces. */
export interface MadeUpOrder {
  readonly lines: readonly OrderLine[];
  readonly pieces: readonly { readonly works: readonly Work[]; readonly squareFeet: number; readonly count: number }[];
}

const SIDES = { width: { least: 6, most: 24 }, height: { least: 5, most: 42 } };

/** A kitchen, or a few doors. */
export function madeUpOrder(random: Random, most = 60): MadeUpOrder {
  const style = random.pick(STYLES);
  const { finish, work } = random.pick(FINISHES);
  const works: Work[] = [style.frame, ...(work ? [work] : [])];
  const specification: ProductSpecification = {
    ...{ construction: style.construction, material: "Hard maple", finish, thickness: 12 },
    ...{ frameWidth: style.frameWidth, minWidth: 48, minHeight: 48, maxWidth: 480, maxHeight: 1400 },
    ...{ weightPerSqFt: 300, leadDays: style.leadDays },
  };
  const rows = Array.from({ length: random.chance(40) ? random.whole(1, 4) : random.whole(8, 24) }, () => ({
    width: random.whole(SIDES.width.least, SIDES.width.most),
    height: random.whole(SIDES.height.least, SIDES.height.most),
    quantity: random.chance(70) ? 1 : random.whole(2, Math.max(2, Math.floor(most / 20))),
  }));
  const drawers = rows.map(({ width, height, quantity }) => ({
    width: { inches: width, fraction: "0" as const },
    height: { inches: height, fraction: "0" as const },
    location: "",
    quantity,
  }));
  const line = {
    ...{ productId: style.frame, productTitle: style.construction, productImage: null, pricePerSqFt: 20 },
    ...{ specification, doors: [], drawers, panels: [], fillers: [] },
  };
  const pieces = rows.map(({ width, height, quantity }) => ({
    works,
    squareFeet: (width * height) / 144,
    count: quantity,
  }));
  return { lines: [line], pieces };
}

/** What an order takes at each station in minutes, piece by piece. */
export function minutesOf({ pieces }: MadeUpOrder, stations: readonly Station[]): readonly number[] {
  const timeOf = ({ perPiece, perSqFt }: Rate, squareFeet: number) => (perPiece + perSqFt * squareFeet) / 10;
  return stations.map(({ rates }) => {
    let minutes = 0;
    for (const { works, squareFeet, count } of pieces) {
      for (const work of works) {
        const rate = rates[work];
        if (rate) for (let piece = 0; piece < count; piece += 1) minutes += timeOf(rate, squareFeet);
      }
    }
    return minutes;
  });
}
