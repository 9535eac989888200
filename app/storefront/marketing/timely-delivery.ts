import { figures } from "~/house/promises/figures";
import type { PageFrame } from "~/house/ui/kit/content-page";
import { photographs } from "~/house/ui/photographs/photographs";

export const timelyDeliveryPage = {
  title: "Timely Delivery",
  get description() {
    return `Orders are processed within ${figures.orderProcessing}. How long making takes, what happens at each stage, and how to receive your doors.`;
  },
  photo: photographs.delivery,
  closing: {
    text: "The clock starts with a complete list of sizes. Begin with the style, and add your pieces as you measure.",
    label: "Start Your Door Order",
    to: "/shop",
  },
} satisfies PageFrame;
