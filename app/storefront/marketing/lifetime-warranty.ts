import type { PageFrame } from "~/house/ui/kit/content-page";
import { photographs } from "~/house/ui/photographs/photographs";

export const lifetimeWarrantyPage = {
  title: "Lifetime Warranty",
  description:
    "What our lifetime warranty covers on made-to-order cabinet doors, where its limits are, and how to make a claim.",
  photo: photographs.warranty,
  closing: {
    text: "Each style lists its construction and material, so you can choose with these limits in mind.",
    label: "Browse Warranted Doors",
    to: "/shop",
  },
} as const satisfies PageFrame;
