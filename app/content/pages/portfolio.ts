import type { Photograph } from "../photograph";
import { photographs } from "../photographs";

/** A finished room: what was asked, what was made, and what can be learned from it. */
export interface Project {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly photo: Photograph;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** The door style it is made of. */
  readonly style: { readonly name: string; readonly to: string };
}

/** The four projects that are shown. */
export const portfolioPage = {
  title: "Portfolio",
  description: "Four rooms with made-to-order doors: an oak galley, a farmhouse kitchen, a walnut island, a mudroom.",
  lead: "Four rooms, four sets of openings. Each one kept its cabinets where it could and had its doors made to measure.",
  projects: [
    {
      id: "oak-galley",
      title: "A galley in white oak",
      place: "Row house, second floor",
      photo: photographs.portfolioOak,
      paragraphs: [
        "Two runs of cabinets face each other across a narrow floor, so the doors are what one sees. The owners wanted one surface without lines: slabs, grain upright, drawers and doors cut from the same sheets.",
        "The leaves of veneer were laid up in sequence from left to right. Where a drawer stands over a door, the grain runs through both.",
      ],
      facts: [
        { term: "Pieces", text: "14 doors, 9 drawer fronts, 2 end panels" },
        { term: "Overlay", text: "Frameless boxes, each door 3 mm narrower than its cabinet" },
        { term: "Worth knowing", text: "A run that must match is ordered in one go; sheets from another day differ." },
      ],
      style: { name: "Corbin", to: "/product/corbin" },
    },
    {
      id: "farmhouse",
      title: "A farmhouse kitchen in chalk blue",
      place: "House of 1920, ground floor",
      photo: photographs.portfolioFarmhouse,
      paragraphs: [
        "The face-frame cabinets were sound, their doors were not. No two openings had the same height, and none was square; each was measured at both ends and its door made to the smaller figure.",
        "Beadboard panels in a maple frame, sprayed satin. The beads are centered in every door, so narrow and wide doors sit side by side without a half board at the edge.",
      ],
      facts: [
        { term: "Pieces", text: "11 doors, 3 drawer fronts" },
        { term: "Overlay", text: "1/2 in on all sides; pairs with a 1/8 in gap" },
        {
          term: "Worth knowing",
          text: "Existing hinge plates stayed: the doors came unbored and were bored to match.",
        },
      ],
      style: { name: "Fenwick", to: "/product/fenwick" },
    },
    {
      id: "walnut-island",
      title: "A walnut island before white shaker",
      place: "Open plan, new building",
      photo: photographs.portfolioWalnut,
      paragraphs: [
        "One dark piece of furniture in a quiet room. The island is walnut, frame and panel from one lot; the wall behind it is paint-ready shaker in the color of the plaster.",
        "Both styles share the width of their frames, so that the lines of the wall and of the island meet at the same height.",
      ],
      facts: [
        { term: "Pieces", text: "Island: 6 doors, 3 panels. Wall: 12 doors, 4 drawer fronts" },
        { term: "Overlay", text: "Full overlay, 1 1/4 in" },
        {
          term: "Worth knowing",
          text: "Walnut grows lighter in daylight: what lies on it for a year leaves a shadow.",
        },
      ],
      style: { name: "Rowan", to: "/product/rowan" },
    },
    {
      id: "mudroom",
      title: "A mudroom that takes boots",
      place: "Family house, back door",
      photo: photographs.portfolioMudroom,
      paragraphs: [
        "Keys, boots, school bags, a dog. The doors are cut from one sheet, so there is no joint that paint could crack along, and a damp cloth does the rest.",
        "The openings stood empty: sizes were planned on paper, cabinets were built to them, and doors and boxes arrived in the same week.",
      ],
      facts: [
        { term: "Pieces", text: "5 doors, 6 drawer fronts, 3 fillers" },
        { term: "Overlay", text: "Full overlay, 1 1/4 in; pairs with a 1/8 in gap" },
        {
          term: "Worth knowing",
          text: "MDF keeps away from standing water: the fronts end above a toe kick, not on the floor.",
        },
      ],
      style: { name: "Barrow", to: "/product/barrow" },
    },
  ] satisfies readonly Project[],
  closing: {
    text: "Your room has its own openings. Choose a style, and type in what your tape says.",
    label: "Explore Door Styles",
    to: "/shop",
  },
} as const;
