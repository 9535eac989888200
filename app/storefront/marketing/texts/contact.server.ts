/** The default text of the page. */
export const CONTACT_TEXT = `## Is the price based on the opening or the door? {#priced-size}

The door. What you type is the finished size, overlay included, and the price is that size times the rate per square foot.

## Is there a minimum order? Can I order one door? {#minimum-order}

Order one door or a whole kitchen; each piece is priced by its own size. If a minimum order or a minimum charge applies, the cart shows it before you order.

## What does freight cost? {#freight}

It depends on the weight of your order and where it goes. We state the exact amount when we confirm, before anything is due.

## Can I change an order? {#changes}

{rule for changes} {processing} When it is urgent, call rather than write.

## Can I return a door? {#returns}

Not if it is as you ordered it: each piece is cut to your sizes, and nobody else has your openings. If one arrives damaged or wrong, report it on the order's page within {claim period} of delivery, and we repair it, make it again or refund it.

## Can I see a door before I order? {#samples}

Look for “Add a sample” on the style's page. Where it is offered, you get a small door in the finish that you choose; the page says its size, what it costs, and on what order its price is credited.

## Can you match a color? {#color-match}

Paint can be matched to a sample: write to us before you order. Or order a style that comes primed, and paint it in any color.

## Will new doors match the old ones? {#old-doors}

A match in wood cannot be promised, because wood changes with light; where it shows, replace the whole run.

## Do you make molding or toe kicks? {#molding}

No molding, only doors, drawer fronts, panels and fillers. A flat toe kick can be cut on site from a filler in the finish of your doors; tick “Include fillers?” in the order form.

## Will my old hinges fit? {#old-hinges}

If they are concealed hinges with a {hinge cup} cup, most likely. Measure the heights of the cups on an old door, enter them with your sizes, and we bore to match; it costs the same as our standard of {hinge height} from both ends. For old doors without cups, order the new ones unbored. “Will my hinges fit?” in our guides shows what to measure.
`;
