import { WARRANTED } from "~/house/promises/warranted";

/** The default text of the page. */
export const WARRANTY_TEXT = `We warrant the workmanship and material of our doors for as long as the first owner keeps them on the cabinets they were made for. The limits below are part of that promise.

## What it covers

If a fault in workmanship or material appears, we repair the piece, make it again, or refund its price.

- ${WARRANTED.joined}
- ${WARRANTED.faced}
- A size outside {tolerance} of the size ordered, reported within {claim period} of delivery.
- A cup that we bored and that is not {hinge cup} across, {cup depth} deep and where you ordered it: at the height you gave, or by our standard {hinge height} from the end of the door to its center.
- ${WARRANTED.finished}

## Warp and size limits

Wood moves with the air around it. Warp is measured with the door off its hinges, as the gap between its face and a straightedge.

- On a single-panel door, warp up to {single panel warp} is within tolerance, and we warrant flatness up to {single panel limit}.
- On a multi-panel door, warp up to {multi panel warp} is within tolerance, and we warrant flatness up to {multi panel limit}.
- Framed doors beyond these sizes are not made. Slabs and glass doors are not divided; each style lists its largest.
- A solid panel over {largest solid panel} across its grain moves with the seasons; that movement is not a fault.

## What it does not cover

A warranty on a made-to-order piece cannot cover what happens outside the workshop.

- Finish wear: scratches, dulling around handles, fading, and damage from cleaners.
- Boring mistakes made on site, and cups bored at heights that were measured or entered wrongly.
- Doors made correctly to a size that was measured or entered wrongly.
- Natural variation in grain and color, and fine lines at the joints of painted wood frames.
- Damage from water, heat, or humidity held outside {humidity}.
- Doors cut, planed or altered after delivery.
- The labor of removing, finishing or hanging a piece.

## How to make a claim

Report shipping damage and wrong sizes within {claim period} of delivery. Report any other fault when you first see it.

Send the order, the location of the piece, its width and height, and photographs: one of the whole door, one of the fault with a ruler beside it. Check new doors before boring, painting or hanging them.
`;
