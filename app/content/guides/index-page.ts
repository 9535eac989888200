import type { Photograph } from "../photograph";
import { photographs } from "../photographs";

interface GuideLink {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly photo: Photograph;
}

/** The index of the guides. */
export const guidesIndex = {
  title: "How To",
  description:
    "Guides for made-to-order cabinet doors: measuring, door styles, installation and care, with drawings and PDFs.",
  lead: "From the first tape mark to the hundredth wipe. Written at the bench, for people who do it themselves and for those who do it every day.",
  guides: [
    {
      title: "Measuring",
      text: "Openings, overlay, pairs, labels. With drawn lessons and three PDFs.",
      to: "/how-to/measuring",
      photo: photographs.guideMeasuring,
    },
    {
      title: "Door styles",
      text: "How each kind of door is built, and where it suits.",
      to: "/how-to/styles",
      photo: photographs.guideStyles,
    },
    {
      title: "Installation",
      text: "Check, bore, hang, adjust.",
      to: "/how-to/installation",
      photo: photographs.guideInstallation,
    },
    { title: "Care", text: "What to clean with, what to keep away.", to: "/how-to/care", photo: photographs.guideCare },
  ] satisfies readonly GuideLink[],
  closing: { text: "Your question is not among them? Ask it.", label: "Contact Us", to: "/contact" },
} as const;
