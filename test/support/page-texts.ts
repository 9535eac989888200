import type { ContentPage, PageFrame } from "~/house/ui/kit/content-page";
import { type PageText, plainSection, plainWords } from "~/house/ui/text/text-tree";
import * as home from "~/storefront/marketing/home";
import * as warranty from "~/storefront/marketing/lifetime-warranty";
import * as privacyFrame from "~/storefront/marketing/privacy";
import { deliveryText, homeWords, pageText, privacyText } from "~/storefront/marketing/services/page-texts.server";
import * as terms from "~/storefront/marketing/terms";
import * as delivery from "~/storefront/marketing/timely-delivery";

const whole = (frame: PageFrame, { lead, sections }: PageText): ContentPage => ({
  ...frame,
  lead: plainWords(lead),
  sections: sections.map(plainSection),
});

/** Pages as visitors read them in a shop whose owner has changed no text. */
export const lifetimeWarrantyPage = whole(warranty.lifetimeWarrantyPage, pageText("warranty"));

export const timelyDelivery = (...parts: Parameters<typeof deliveryText>): ContentPage =>
  whole(delivery.timelyDeliveryPage, deliveryText(...parts));

export const timelyDeliveryPage = timelyDelivery(null, null);

export const privacy = (...backups: Parameters<typeof privacyText>): ContentPage =>
  whole(privacyFrame.privacyPage, privacyText(...backups));

export const privacyPage = privacy(null);

export const termsNow = (): ContentPage => whole(terms.termsPage, pageText("terms"));

/** The home page's parts and words. */
export const homePage = (() => {
  const { lead, section } = homeWords();
  const cards = home.homePage.cards.map((card, index) => ({ title: "", text: "", ...card, ...section.cards[index] }));
  return { ...home.homePage, hero: { ...home.homePage.hero, lead }, section: { ...section, cards } };
})();

export const contactQuestions = () => pageText("contact").sections.map(plainSection);
