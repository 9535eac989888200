import { type Photograph, photographs } from "~/house/ui/photographs/photographs";

interface GuideLink {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly photo: Photograph;
}

export const guidesIndex = {
  title: "How To",
  description:
    "Guides for made-to-order cabinet doors: measuring, door styles, installation and care, with drawings and PDFs.",
  lead: "From the first measurement to years of cleaning. Written at the bench, for people doing this once and for people who do it every day.",
  guides: [
    {
      title: "Measuring",
      text: "Openings, overlay, pairs and labels, with drawn lessons and three PDFs.",
      to: "/how-to/measuring",
      photo: photographs.guideMeasuring,
    },
    {
      title: "Keeping your hinges?",
      text: "Give us their heights and we bore to match. One old door gives the overlay of all others.",
      to: "/how-to/hinges",
      photo: photographs.warranty,
    },
    {
      title: "Door styles",
      text: "How each kind of door is built and where it works best.",
      to: "/how-to/styles",
      photo: photographs.guideStyles,
    },
    {
      title: "Installation",
      text: "Check, bore, hang, adjust.",
      to: "/how-to/installation",
      photo: photographs.guideInstallation,
    },
    {
      title: "Care",
      text: "What to clean with, what to keep away, and how to mend a dent or a scratch.",
      to: "/how-to/care",
      photo: photographs.guideCare,
    },
  ] satisfies readonly GuideLink[],
  closing: { text: "Have a question these guides do not answer?", label: "Contact Us", to: "/contact" },
} as const;
