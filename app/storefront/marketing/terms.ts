import { figures } from "~/house/promises/figures";
import { LEAD_TIME, processingText } from "~/house/promises/lead-time";
import { paidBeforeCutting } from "~/house/promises/paying";
import type { ContentPage } from "~/house/ui/kit/content-page";
import { changeRule, TOO_LATE } from "~/ordering/orders/change-rule";

export const termsPage = {
  title: "Terms and Conditions",
  description: "The terms that apply when made-to-order doors are configured, ordered, made and delivered.",
  lead: "A made-to-order door fits one opening and no other. These terms say in plain words who is responsible for what, from the tape measure to the hinge.",
  photo: null,
  sections: [
    {
      heading: "Prices and quotes",
      get paragraphs() {
        return [
          "Each style is priced by the square foot, before tax and freight. The shop prices every piece from its own width and height, to the sixteenth of an inch, and rounds each piece to the cent.",
          `What the cart shows is a calculation, not an offer: prices can change until we confirm an order in writing. The price in the confirmation is final; unless we have agreed other terms with you, ${paidBeforeCutting()}.`,
        ];
      },
    },
    {
      heading: "Trade accounts",
      paragraphs: [
        "Accounts are for businesses. A trade account can be used as soon as it is registered; reseller, dealer and wholesaler accounts are opened after we have approved the application.",
        "By registering, you confirm that what you tell us is true and that you act for the business. Keep your password to yourself; whatever is done with your sign-in counts as done by you until you tell us otherwise.",
        "We may refuse or close an account that was opened with false information or is used against these terms.",
      ],
    },
    {
      heading: "Sizes are yours",
      paragraphs: [
        "You give us finished sizes, width before height. We make what the confirmed list says; we have nothing else to check it against.",
        `Doors are cut to within ${figures.tolerance} of the ordered size. Wood moves with the air around it: doors are made for rooms at ${figures.humidity} relative humidity.`,
        "Grain, color and figure vary from door to door and from any picture or sample. That is the nature of the material, not a defect.",
      ],
    },
    {
      heading: "Orders, changes and cancellation",
      get paragraphs() {
        return [`${processingText()} ${changeRule()}`, `${TOO_LATE} Nobody else has your openings.`];
      },
    },
    {
      heading: "Delivery and claims",
      get paragraphs() {
        return [
          `${LEAD_TIME.rule} ${LEAD_TIME.order} A date in a confirmation is our honest estimate; if it changes, we will tell you as soon as we know.`,
          `Inspect every door on the day it arrives, before it is finished, bored or hung. Report damage and errors within ${figures.claimPeriod}, with a photograph. We will repair, remake or refund the piece, at our choice.`,
        ];
      },
    },
    {
      heading: "Warranty and liability",
      paragraphs: [
        "Our doors carry the lifetime warranty described on its own page. It covers the doors; it does not cover the labor of removing and hanging them.",
        "Beyond that, and as far as the law allows, our liability for an order is limited to its price, and does not extend to lost time or profit. Nothing in these terms limits a right that the law gives you and that cannot be waived.",
      ],
    },
    {
      heading: "This shop and these terms",
      paragraphs: [
        "The guides and the arithmetic of this shop are made with care, but the sizes you order remain your decision.",
        "The law of the State of Oregon applies. Changes to these terms apply to orders placed after the changes appear here. Last changed in November 2026.",
      ],
    },
  ],
  closing: { text: "Ready to measure and choose?", label: "Browse Door Styles", to: "/shop" },
} as const satisfies ContentPage;
