import { JOINERY } from "~/making/workshop-joinery";
import { type WorkFile, workCart } from "~/orders/work-file";
import { cuttingSettings } from "~/settings/services/settings.server";
import { cuttingPlan } from "../cutting-plan";
import { type MaterialTotal, materialTotals, orderWeight } from "../cutting-totals";
import { partsOf } from "../order-parts";
import { orderedPieces } from "../ordered-piece";

type OrderLines = Pick<WorkFile, "lines">;

const piecesOf = ({ lines }: OrderLines) => orderedPieces(workCart(lines));

const partsOfPieces = (pieces: ReturnType<typeof piecesOf>) => pieces.flatMap((piece) => partsOf(piece, JOINERY));

/** The parts of an order. */
export const orderParts = (order: OrderLines) => partsOfPieces(piecesOf(order));

/**
 * How the parts of an order are cut with the owner's current settings; with hundreds of parts this takes half a second.
 *
 * @throws UpstreamFailure
 */
export async function planOrder(order: OrderLines) {
  const settings = await cuttingSettings();
  const pieces = piecesOf(order);
  const parts = partsOfPieces(pieces);
  const plan = cuttingPlan(parts, settings);
  const materials = materialTotals(parts, plan.sheets);
  return { pieces, parts, plan, materials, settings, weightHundredthsLb: orderWeight(pieces) };
}

/** What an order takes of each material, with the waste that the owner sets, in percent. */
export interface OrderTotals {
  readonly materials: readonly MaterialTotal[];
  readonly weightHundredthsLb: number;
  readonly waste: number;
}

/**
 * What an order takes of each material, without a cutting plan.
 *
 * @throws UpstreamFailure
 */
export async function orderTotals(order: OrderLines): Promise<OrderTotals> {
  const { waste } = await cuttingSettings();
  const pieces = piecesOf(order);
  return { materials: materialTotals(partsOfPieces(pieces)), weightHundredthsLb: orderWeight(pieces), waste };
}
