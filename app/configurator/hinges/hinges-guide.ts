interface Measure {
  readonly id: "cup" | "distance" | "heights" | "fixing" | "overlay";
  readonly heading: string;
  readonly text: string;
  /** Where it goes in the order form; empty if it does not go there. */
  readonly where: string;
}

const guide = {
  title: "Will my hinges fit?",
  description:
    "Keep your old hinges: measure five things on an old door, work out its overlay, print a strip to check the cups, and get the new ones where the old ones are.",
  lead: "New doors can take the hinges of the old ones, on the plates that are already in your cabinets. Take one old door down, lay it on its face, and measure five things.",
  measures: [
    {
      id: "cup",
      heading: "1. The cup",
      text: "Measure across the round hole that the hinge sits in. We bore 35 mm (1 3/8 in) and 13 mm deep, which fits almost every concealed hinge sold since 1980. If yours is 26 or 40 mm, order the doors unbored.",
      where: "Pre-bored",
    },
    {
      id: "distance",
      heading: "2. The edge",
      text: "Measure the wood between the rim of the cup and the edge of the door: 3, 4, 5 or 6 mm. With 5 mm, the center of the cup is 22.5 mm from the edge.",
      where: "Boring distance",
    },
    {
      id: "heights",
      heading: "3. The heights",
      text: "Hook the tape on the top of the door, or on the bottom, and read the center of each cup: the near rim plus 17.5 mm. The heights decide whether the hinges meet the plates in the cabinet, so read them to 1/32 in or to the millimeter.",
      where: "Measured from, Cup 1 to Cup 5",
    },
    {
      id: "fixing",
      heading: "4. The screws or dowels",
      text: "Measure from the center of one small hole to the center of the other, and how much farther from the edge they are than the center of the cup. 45 x 9.5 mm and 48 x 6 mm are the most common. Wood screws need no holes from us; dowels do.",
      where: "Fixing",
    },
    {
      id: "overlay",
      heading: "5. The overlay",
      text: "Close the door and mark its edge on the cabinet: how far it laps over the opening is the overlay. Or type the sizes of the door and its opening below. The crank of a hinge is made for one overlay, so the new door must lap as far as the old one did. Its thickness may differ by 1/8 in.",
      where: "Width",
    },
  ] satisfies readonly Measure[],
  oldDoor: {
    heading: "Measure one old door",
    lead: "Type the size of one old door and of the opening it covers, width before height. We work out how far it laps over each side, and every new door can follow.",
    next: "In the order form, open “Work from openings”, then “Measure one old door”, and type these sizes: every opening you add follows this door.",
  },
  without: {
    heading: "No cup on the old doors?",
    lead: "Some hinges have no cup to measure. Here is what to order instead.",
    ways: [
      {
        id: "butt",
        hinge: "Butt hinges, let into the edge",
        order:
          "Order the doors unbored, in the size of the old ones, and let the leaves in on site. Narrow frames take only these.",
      },
      {
        id: "knife",
        hinge: "Knife or pivot hinges, at the top and bottom",
        order: "Order the doors unbored, in the size of the old ones, and cut the slots on site.",
      },
      {
        id: "lip",
        hinge: "3/8 in inset hinges, on doors with a lip",
        order:
          "Our doors have square edges, without a lip. Order overlay doors, the opening plus twice the overlay, pre-bored at our standard, with new concealed hinges and plates.",
      },
      {
        id: "leaf",
        hinge: "Overlay hinges with a leaf, screwed to the back",
        order:
          "Order the doors unbored, in the size of the old ones: the leaf is screwed to the back of the new door. A hinge that wraps around the edge is made for one thickness, usually 3/4 in, so compare it with the style you choose.",
      },
    ],
  },
  strip: {
    heading: "A strip to hold against the old door",
    lead: "Type the heights you read. The strip shows them at full size: hold it against the back of the old door, along its hinge edge. Every circle should land on its cup.",
    scale: "Print at 100 percent, not “fit to page”. This line must measure exactly 4 in (101.6 mm).",
  },
} as const;

const { heading, lead, ways } = guide.without;

/** The page for customers who keep their hinges; `parts` are its measures and ways as the search sees them. */
export const hingesGuide = {
  ...guide,
  parts: [
    ...guide.measures.map(({ id, heading: title, text }) => ({ id, title, paragraphs: [text] })),
    { id: "old-door", title: guide.oldDoor.heading, paragraphs: [guide.oldDoor.lead] },
    { id: "no-cup", title: heading, paragraphs: [lead, ...ways.map(({ hinge, order }) => `${hinge}: ${order}`)] },
  ],
};
