/** The default text of the page. */
export const DELIVERY_TEXT = `A kitchen without doors is hard to live in. Here is how long each stage takes, and what you can do to keep it short.

## From order to workshop

{processing} In that time we read through the sizes, style and locations and place the order on the workshop schedule.

{lead time} {lead times today}

Time in transit comes after that and depends on how far the doors travel. Every piece is made for its opening, so nothing leaves from stock.

## If you need them sooner

{rush}

## Answers while you wait

Questions are answered within {answer time} during business hours, {hours}. A question sent in the evening is answered when we next open.

If you find a wrong measurement after ordering, write at once and name the piece by its location. {rule for changes}

{too late}

## What keeps an order moving

A forgotten door takes as long to make as a whole kitchen. Before you order, walk the room with your list and count.

- Check that every opening has a door, or a pair, and every drawer a front.
- Read each size back as width, then height, to the nearest {size step}.
- Confirm that the overlay is already in the size; it is easy to forget.
- Decide on pre-boring for all doors before the order goes in.
- Give every piece its own location, so that no two can be confused on site.

## When the doors arrive

Open your order's page and choose “Receiving”: it lists every carton and piece to tick off at the truck, and what you find damaged or missing becomes a claim. Count the cartons before you sign, and note any damage on the carrier's receipt. Plan for weight: 20 square feet of hard maple at 3/4 in thick weighs about 56 lb.

Open every carton and check the doors against your list. Report damage or a wrong size within {claim period} of delivery, with a photograph and the location of the piece, and keep the packaging until the matter is settled.

Store the doors flat and indoors until they are hung. Book your installer after the doors have been checked, rather than for the day they are due.
`;
