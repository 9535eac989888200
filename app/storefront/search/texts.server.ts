import { hingesGuide } from "~/configurator/hinges/hinges-guide";
import type { ContentPage, PageFrame } from "~/house/ui/kit/content-page";
import { type Photograph, photographs } from "~/house/ui/photographs/photographs";
import { plainSection, plainWords } from "~/house/ui/text/text-tree";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { tiersPage, tierWords } from "~/provider/account-pages/page/tiers";
import { comparePage } from "~/storefront/compare/page/compare";
import { careGuide } from "~/storefront/guides/care";
import { guideDocuments } from "~/storefront/guides/documents";
import { guidesIndex } from "~/storefront/guides/index-page";
import { installationGuide } from "~/storefront/guides/installation";
import { type Guide, installationLessons, type Lesson, measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { stylesGuide } from "~/storefront/guides/styles";
import { contactPage } from "~/storefront/marketing/contact";
import { customDesignPage } from "~/storefront/marketing/custom-design";
import { lifetimeWarrantyPage } from "~/storefront/marketing/lifetime-warranty";
import { portfolioPage } from "~/storefront/marketing/portfolio";
import { premiumMaterialsPage } from "~/storefront/marketing/premium-materials";
import { privacyPage } from "~/storefront/marketing/privacy";
import { processPage } from "~/storefront/marketing/process";
import { pageText, portfolioWords } from "~/storefront/marketing/services/page-texts.server";
import { termsPage } from "~/storefront/marketing/terms";
import type { TextPageName } from "~/storefront/marketing/text-pages";
import { timelyDeliveryPage } from "~/storefront/marketing/timely-delivery";
import { shopFilterWords } from "~/storefront/shop/page/filter-words";

export interface SearchedText {
  readonly kind: "guide" | "page";
  readonly title: string;
  /** The title of the page that it is a part of, or `null` for a page. */
  readonly within: string | null;
  readonly to: string;
  readonly photo: Photograph | null;
  readonly paragraphs: readonly string[];
}

interface Head {
  readonly title: string;
  readonly lead: string;
  readonly photo: Photograph | null;
}

type Part = Pick<SearchedText, "title" | "paragraphs"> & { readonly id: string };

const parted = (kind: SearchedText["kind"], to: string, { title, lead, photo }: Head, parts: readonly Part[]) => [
  { kind, title, within: null, to, photo, paragraphs: [lead] },
  ...parts.map(({ id, ...part }) => ({ kind, ...part, within: title, to: `${to}#${id}`, photo })),
];

const partsOf = ({ sections }: Guide): Part[] =>
  sections.map(({ id, heading, paragraphs, points = [], table }) => ({
    id,
    title: heading,
    paragraphs: [...paragraphs, ...points, ...(table?.rows.map((row) => row.join(", ")) ?? [])],
  }));

const lessonParts = (lessons: readonly Lesson[]): Part[] =>
  lessons.map(({ id, title, summary, steps }) => ({
    id,
    title,
    paragraphs: [summary, ...steps.map(({ text }) => text)],
  }));

const guides: readonly SearchedText[] = [
  ...parted("guide", "/how-to/measuring", measuringGuide, [
    ...partsOf(measuringGuide),
    ...lessonParts(measuringLessons),
  ]),
  ...parted(
    "guide",
    "/how-to/styles",
    stylesGuide,
    stylesGuide.families.map(({ id, heading, text }) => ({ id, title: heading, paragraphs: [text] })),
  ),
  ...parted("guide", "/how-to/installation", installationGuide, [
    ...partsOf(installationGuide),
    ...lessonParts(installationLessons),
  ]),
  ...parted("guide", "/how-to/care", careGuide, partsOf(careGuide)),
  ...parted("guide", "/how-to/hinges", { ...hingesGuide, photo: null }, hingesGuide.parts),
  {
    kind: "guide",
    title: guidesIndex.title,
    within: null,
    to: "/how-to",
    photo: photographs.guideMeasuring,
    paragraphs: [guidesIndex.lead, ...guideDocuments.map(({ title, summary }) => `${title} (PDF): ${summary}`)],
  },
];

const whole = (to: string, { title, lead, photo, sections }: ContentPage): SearchedText => ({
  kind: "page",
  title,
  within: null,
  to,
  photo: photo ?? sections.find(({ photo }) => photo)?.photo ?? null,
  paragraphs: [
    lead,
    ...sections.flatMap(({ heading, paragraphs: [first, ...others], points = [] }) => [
      `${heading}: ${first}`,
      ...others,
      ...points,
    ]),
  ],
});

function withOwnText(name: TextPageName, frame: PageFrame): ContentPage {
  const { lead, sections } = pageText(name);
  return { ...frame, lead: plainWords(lead), sections: sections.map(plainSection) };
}

const pages = (): readonly SearchedText[] => [
  whole("/process", processPage),
  whole("/custom-design", customDesignPage),
  whole("/premium-materials", premiumMaterialsPage),
  whole("/timely-delivery", withOwnText("delivery", timelyDeliveryPage)),
  whole("/lifetime-warranty", withOwnText("warranty", lifetimeWarrantyPage)),
  whole("/terms", withOwnText("terms", termsPage)),
  whole("/privacy", withOwnText("privacy", privacyPage)),
  {
    kind: "page",
    title: portfolioPage.title,
    within: null,
    to: "/portfolio",
    photo: photographs.portfolioOak,
    paragraphs: [portfolioWords().lead],
  },
  ...portfolioWords().projects.map(
    ({ id, title, photo, paragraphs }): SearchedText => ({
      kind: "page",
      title,
      within: portfolioPage.title,
      to: `/portfolio#${id}`,
      photo,
      paragraphs: paragraphs.map(plainWords),
    }),
  ),
  ...parted(
    "page",
    "/contact",
    { title: contactPage.title, lead: "Phone, e-mail address and opening hours.", photo: null },
    pageText("contact").sections.map((section) => {
      const { heading, paragraphs, points } = plainSection(section);
      return { id: section.id, title: heading, paragraphs: [...paragraphs, ...points] };
    }),
  ),
  {
    kind: "page",
    title: tiersPage.title,
    within: null,
    to: "/account/tiers",
    photo: null,
    paragraphs: [
      tiersPage.lead,
      ...Object.values(tierWords).flatMap(({ description, features }) => [description, ...features]),
    ],
  },
  {
    kind: "page",
    title: "Create Your Account",
    within: null,
    to: "/account",
    photo: null,
    paragraphs: ["Register a trade account, in one of four tiers."],
  },
  {
    kind: "page",
    title: "Shop",
    within: null,
    to: "/shop",
    photo: photographs.styles,
    paragraphs: ["All door styles, priced by the square foot and cut to your size."],
  },
];

export const searchedTexts = (): readonly SearchedText[] => [...guides, ...pages(), ...placeTexts];

const placeTexts: readonly SearchedText[] = [
  {
    title: shopFilterWords.sorts.price,
    within: "Shop",
    to: "/shop?sort=price",
    paragraphs: ["All door styles, the least expensive by the square foot first."],
  },
  { title: comparePage.title, within: "Shop", to: "/compare", paragraphs: [comparePage.lead] },
  {
    title: "Sign In",
    within: "Account",
    to: "/login",
    paragraphs: ["Sign in for your orders, quotes, saved lists and trade prices, or for a new password."],
  },
  {
    title: accountPages.ordersCurrent.title,
    within: "Account",
    to: accountPages.ordersCurrent.to,
    paragraphs: ["Your current orders: how far each is, and its page, where it can be changed or canceled."],
  },
].map((place) => ({ kind: "page", photo: null, ...place }));
