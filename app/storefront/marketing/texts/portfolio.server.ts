/** The default text of the portfolio: a room a section. */
export const PORTFOLIO_TEXT = `Four rooms, four sets of openings. Each one kept its cabinets where it could and had its doors made to measure.

## A U-shaped kitchen in white oak {#oak-galley}

![A U-shaped kitchen with white oak slab doors under a pale stone countertop](portfolio-1)

*Row house, second floor*

Three runs of cabinets stand around a narrow floor, so the doors are most of what you see. The owners wanted one unbroken surface: slab fronts with vertical grain, doors and drawers cut from the same sheets.

The leaves of veneer were laid up in sequence from left to right. Where a drawer sits above a door, the grain runs through both.

- Pieces: 14 doors, 9 drawer fronts, 2 end panels
- Overlay: Frameless boxes, each door 3 mm narrower than its cabinet
- Worth knowing: Order a run that has to match all at once; sheets from another batch will differ.
- Style: corbin

## A farmhouse kitchen in chalk blue {#farmhouse}

![A farmhouse kitchen in chalk-blue beadboard doors with a wooden countertop](portfolio-2)

*1920 house, first floor*

The face-frame cabinets were sound; their doors were not. No two openings had the same height, and none was square; each was measured at both ends and its door made to the larger figure, so that it laps the frame everywhere.

Beadboard panels in a maple frame, sprayed satin. The beads are centered in every door, so narrow and wide doors sit side by side with no half board at an edge.

- Pieces: 11 doors, 3 drawer fronts
- Overlay: 1/2 in on all sides; pairs with a 1/8 in gap
- Worth knowing: The hinge plates stayed: cups were measured on the old doors, and the new ones came bored to match.
- Style: fenwick

## A walnut island against white shaker {#walnut-island}

![A walnut kitchen island in front of a wall of white shaker doors](portfolio-3)

*Open plan, new construction*

One dark piece of furniture in a quiet room. The island is walnut, frame and panel from one lot; the wall behind it is paint-ready shaker, painted to match the plaster.

Both styles have the same frame width, so the lines of the island and the wall meet at the same height.

- Pieces: Island: 6 doors, 3 panels. Wall: 12 doors, 4 drawer fronts
- Overlay: Full overlay, 1 1/4 in
- Worth knowing: Walnut lightens in daylight: anything left on it for a year leaves a shadow.
- Styles: rowan, ashby

## A mudroom built for boots {#mudroom}

![A mudroom with sage doors, a bench, cushions and a row of hooks](portfolio-4)

*Family house, back door*

Keys, boots, school bags, a dog. The doors are cut from one sheet, so there is no joint for paint to crack along, and a damp cloth does the rest.

There were no openings to measure: the sizes were planned on paper, the cabinets were built to them, and doors and boxes arrived the same week.

- Pieces: 5 doors, 6 drawer fronts, 3 fillers
- Overlay: Full overlay, 1 1/4 in; pairs with a 1/8 in gap
- Worth knowing: Keep MDF away from standing water: these fronts end above a toe kick, not at the floor.
- Style: barrow
`;
