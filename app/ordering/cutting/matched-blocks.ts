import { fine, type SixtyFourths } from "~/trade/cutting-plan/cutting-settings";
import { type FlatPart, fits, type Rectangle, type SheetStock } from "~/trade/cutting-plan/guillotine";
import type { OrderPart } from "./order-parts";

/** Parts that are laid out as one rectangle: a single part, or those of a run, in its order, with a cut between. */
interface Block extends FlatPart {
  readonly parts: readonly OrderPart[];
  readonly lies: "above" | "beside";
}

/** The rectangle that parts take; grain runs along its length, so a run is never turned. */
function blockOf(parts: readonly [OrderPart, ...OrderPart[]], kerf: SixtyFourths): Block {
  const [first] = parts;
  const lies = first.run?.lies ?? "above";
  const gaps = (parts.length - 1) * kerf;
  const sum = (of: (part: OrderPart) => number) => parts.reduce((total, part) => total + fine(of(part)), gaps);
  const most = (of: (part: OrderPart) => number) => fine(Math.max(...parts.map(of)));
  const along = lies === "above";
  return {
    parts,
    lies,
    length: along ? sum(({ length }) => length) : most(({ length }) => length),
    width: along ? most(({ width }) => width) : sum(({ width }) => width),
    turns: parts.length === 1 && first.turns,
  };
}

/** The place of a part in its run: an order lists its doors first, but a drawer front hangs above them. */
const nthOf = ({ run }: OrderPart) => run?.nth ?? 0;

/**
 * The rectangles to lay out on sheets: the parts of a matched run together and in its order, as many as a sheet holds;
 * every other part by itself.
 */
export function blocksOf(parts: readonly OrderPart[], stock: SheetStock): Block[] {
  const blocks: Block[] = [];
  const runs = new Map<string, Block>();
  for (const part of [...parts].sort((one, other) => nthOf(one) - nthOf(other))) {
    const run = part.run && `${part.piece.order} ${part.run.name} ${part.name}`;
    const begun = run === undefined ? undefined : runs.get(run);
    const [first, ...rest] = begun?.parts ?? [];
    const longer = first && blockOf([first, ...rest, part], stock.kerf);
    const block = longer && fits(longer, stock) ? longer : blockOf([part], stock.kerf);
    if (begun && block === longer) blocks[blocks.indexOf(begun)] = block;
    else blocks.push(block);
    if (run !== undefined) runs.set(run, block);
  }
  return blocks;
}

/**
 * Where the parts of a block are on its sheet. Seen from behind, with their tops at the right: of a run from the top
 * down, the first is at the right; of one from the left, at the bottom.
 */
export function placesIn({ parts, lies }: Block, place: Rectangle, kerf: SixtyFourths): readonly Rectangle[] {
  if (parts.length === 1) return [place];
  let from = 0;
  return parts.map((part) => {
    const [length, width] = [fine(part.length), fine(part.width)];
    const size = lies === "above" ? length : width;
    const at =
      lies === "above" ? { x: place.x + place.length - from - length, y: place.y } : { x: place.x, y: place.y + from };
    from += size + kerf;
    return { ...at, length, width };
  });
}
