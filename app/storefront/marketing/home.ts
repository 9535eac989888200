import { figures } from "~/house/promises/figures";
import { type Photograph, photographs } from "~/house/ui/photographs/photographs";

interface HomeLink {
  readonly label: string;
  readonly to: string;
}

interface HomeCard {
  readonly title: string;
  /** At most 110 characters, so that the four cards stay level. */
  readonly text: string;
  readonly to: string;
  readonly photo: Photograph;
}

interface HomeFact {
  readonly figure: string;
  readonly label: string;
  readonly text: string;
}

/** The words of the home page; its heading is the brand's slogan, which is in brand.ts. */
export interface HomeContent {
  readonly hero: { readonly lead: string; readonly primary: HomeLink; readonly secondary: HomeLink };
  readonly section: {
    readonly heading: string;
    readonly lead: string;
    readonly cards: readonly HomeCard[];
  };
  readonly styles: { readonly heading: string; readonly all: HomeLink };
  /** The id of the portfolio's project that the page shows, while the catalog has its style. */
  readonly scene: { readonly project: string; readonly all: HomeLink };
  readonly facts: readonly HomeFact[];
}

export const homePage = {
  hero: {
    lead: "Keep your cabinets. Change only the doors.",
    primary: { label: "Explore Door Styles", to: "/shop" },
    secondary: { label: "See the Process", to: "/process" },
  },
  section: {
    heading: "Updating with Ease",
    lead: `New doors, drawer fronts, panels and fillers, made to your measurements in steps of ${figures.sizeStep} and priced by the square foot.`,
    cards: [
      {
        title: "Custom Design",
        text: `Any width and height in steps of ${figures.sizeStep}, with the style and overlay your room calls for.`,
        to: "/custom-design",
        photo: photographs.customDesign,
      },
      {
        title: "Premium Materials",
        text: "Hardwood, MDF, veneer, thermofoil and laminate, with plain words on how each one wears.",
        to: "/premium-materials",
        photo: photographs.materials,
      },
      {
        title: "Timely Delivery",
        get text() {
          return `Orders processed within ${figures.orderProcessing} on working days, and questions answered within ${figures.answerTime} in business hours.`;
        },
        to: "/timely-delivery",
        photo: photographs.delivery,
      },
      {
        title: "Lifetime Warranty",
        text: "Workmanship and material covered for the first owner, with every limit written down.",
        to: "/lifetime-warranty",
        photo: photographs.warranty,
      },
    ],
  },
  styles: {
    heading: "Doors to Start With",
    all: { label: "See all styles", to: "/shop" },
  },
  scene: { project: "farmhouse", all: { label: "More finished rooms", to: "/portfolio" } },
  facts: [
    {
      figure: figures.sizeStep,
      label: "Tolerance",
      text: `Every piece is cut to within ${figures.tolerance} of its ordered size.`,
    },
    {
      figure: figures.hingeCup,
      label: "Hinge cup",
      text: `Pre-bored ${figures.hingeCupDepth} deep on request, to match your hinges too, ${figures.preBorePrice} per door.`,
    },
    {
      get figure() {
        return figures.orderProcessing;
      },
      label: "Processing",
      text: "From your order to its place on the workshop schedule, on working days. Each style's page names the working days that manufacturing takes.",
    },
  ],
} as const satisfies HomeContent;
