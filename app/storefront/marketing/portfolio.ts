import { type Photograph, photographs } from "~/house/ui/photographs/photographs";

export interface Project {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly photo: Photograph;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** The ids of the door styles in its picture, the main one first; the catalog may no longer have them. */
  readonly styles: readonly [main: string, ...others: string[]];
}

export const portfolioPage = {
  title: "Portfolio",
  description: "Four rooms with made-to-order doors: an oak kitchen, a farmhouse kitchen, a walnut island, a mudroom.",
  lead: "Four rooms, four sets of openings. Each one kept its cabinets where it could and had its doors made to measure.",
  projects: [
    {
      id: "oak-galley",
      title: "A U-shaped kitchen in white oak",
      place: "Row house, second floor",
      photo: photographs.portfolioOak,
      paragraphs: [
        "Three runs of cabinets stand around a narrow floor, so the doors are most of what you see. The owners wanted one unbroken surface: slab fronts with vertical grain, doors and drawers cut from the same sheets.",
        "The leaves of veneer were laid up in sequence from left to right. Where a drawer sits above a door, the grain runs through both.",
      ],
      facts: [
        { term: "Pieces", text: "14 doors, 9 drawer fronts, 2 end panels" },
        { term: "Overlay", text: "Frameless boxes, each door 3 mm narrower than its cabinet" },
        {
          term: "Worth knowing",
          text: "Order a run that has to match all at once; sheets from another batch will differ.",
        },
      ],
      styles: ["corbin"],
    },
    {
      id: "farmhouse",
      title: "A farmhouse kitchen in chalk blue",
      place: "1920 house, first floor",
      photo: photographs.portfolioFarmhouse,
      paragraphs: [
        "The face-frame cabinets were sound; their doors were not. No two openings had the same height, and none was square; each was measured at both ends and its door made to the larger figure, so that it laps the frame everywhere.",
        "Beadboard panels in a maple frame, sprayed satin. The beads are centered in every door, so narrow and wide doors sit side by side with no half board at an edge.",
      ],
      facts: [
        { term: "Pieces", text: "11 doors, 3 drawer fronts" },
        { term: "Overlay", text: "1/2 in on all sides; pairs with a 1/8 in gap" },
        {
          term: "Worth knowing",
          text: "The hinge plates stayed: cups were measured on the old doors, and the new ones came bored to match.",
        },
      ],
      styles: ["fenwick"],
    },
    {
      id: "walnut-island",
      title: "A walnut island against white shaker",
      place: "Open plan, new construction",
      photo: photographs.portfolioWalnut,
      paragraphs: [
        "One dark piece of furniture in a quiet room. The island is walnut, frame and panel from one lot; the wall behind it is paint-ready shaker, painted to match the plaster.",
        "Both styles have the same frame width, so the lines of the island and the wall meet at the same height.",
      ],
      facts: [
        { term: "Pieces", text: "Island: 6 doors, 3 panels. Wall: 12 doors, 4 drawer fronts" },
        { term: "Overlay", text: "Full overlay, 1 1/4 in" },
        {
          term: "Worth knowing",
          text: "Walnut lightens in daylight: anything left on it for a year leaves a shadow.",
        },
      ],
      styles: ["rowan", "ashby"],
    },
    {
      id: "mudroom",
      title: "A mudroom built for boots",
      place: "Family house, back door",
      photo: photographs.portfolioMudroom,
      paragraphs: [
        "Keys, boots, school bags, a dog. The doors are cut from one sheet, so there is no joint for paint to crack along, and a damp cloth does the rest.",
        "There were no openings to measure: the sizes were planned on paper, the cabinets were built to them, and doors and boxes arrived the same week.",
      ],
      facts: [
        { term: "Pieces", text: "5 doors, 6 drawer fronts, 3 fillers" },
        { term: "Overlay", text: "Full overlay, 1 1/4 in; pairs with a 1/8 in gap" },
        {
          term: "Worth knowing",
          text: "Keep MDF away from standing water: these fronts end above a toe kick, not at the floor.",
        },
      ],
      styles: ["barrow"],
    },
  ] satisfies readonly Project[],
  closing: {
    text: "Your room has its own openings. Choose a style and type in what your tape says.",
    label: "Explore Door Styles",
    to: "/shop",
  },
} as const;
