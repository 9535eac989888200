import { JOINERY } from "~/making/workshop-joinery";
import { type WorkFile, workCart } from "~/orders/work-file";
import { cuttingSettings } from "~/settings/services/settings.server";
import { cuttingPlan } from "../cutting-plan";
import { materialTotals, orderWeight } from "../cutting-totals";
import { partsOf } from "../order-parts";
import { orderedPieces } from "../ordered-piece";

/**
 * How the parts of an order are cut with the owner's current settings.
 *
 * @throws UpstreamFailure
 */
export async function planOrder({ lines }: Pick<WorkFile, "lines">) {
  const settings = await cuttingSettings();
  const pieces = orderedPieces(workCart(lines));
  const parts = pieces.flatMap((piece) => partsOf(piece, JOINERY));
  const plan = cuttingPlan(parts, settings);
  const materials = materialTotals(parts, plan);
  return { pieces, parts, plan, materials, settings, weightHundredthsLb: orderWeight(pieces) };
}
