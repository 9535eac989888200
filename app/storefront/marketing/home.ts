import { figures } from "~/house/promises/figures";
import { type Photograph, photographs } from "~/house/ui/photographs/photographs";

interface HomeLink {
  readonly label: string;
  readonly to: string;
}

interface HomeCard {
  readonly to: string;
  readonly photo: Photograph;
}

interface HomeFact {
  readonly figure: string;
  readonly label: string;
  readonly text: string;
}

/** What the owner can write on the home page, apart from its heading, which is the shop's slogan. */
export interface HomeWords {
  readonly lead: string;
  readonly section: {
    readonly heading: string;
    readonly lead: string;
    /** One for each of the {@link homePage}'s cards, in their order. */
    readonly cards: readonly { readonly title: string; readonly text: string }[];
  };
}

/** The parts of the home page that are the same in every shop. */
export interface HomeContent {
  readonly hero: { readonly primary: HomeLink; readonly secondary: HomeLink };
  /** The pages that the four promises lead to. */
  readonly cards: readonly HomeCard[];
  readonly styles: { readonly heading: string; readonly all: HomeLink };
  /** The id of the portfolio's project that the page shows, while the catalog has its style. */
  readonly scene: { readonly project: string; readonly all: HomeLink };
  readonly facts: readonly HomeFact[];
}

export const homePage = {
  hero: {
    primary: { label: "Explore Door Styles", to: "/shop" },
    secondary: { label: "See the Process", to: "/process" },
  },
  cards: [
    { to: "/custom-design", photo: photographs.customDesign },
    { to: "/premium-materials", photo: photographs.materials },
    { to: "/timely-delivery", photo: photographs.delivery },
    { to: "/lifetime-warranty", photo: photographs.warranty },
  ],
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
