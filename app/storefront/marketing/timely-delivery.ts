import type { RushRate } from "~/house/capacity/rush";
import { figures } from "~/house/promises/figures";
import { LEAD_TIME, processingText } from "~/house/promises/lead-time";
import type { ContentPage } from "~/house/ui/kit/content-page";
import { photographs } from "~/house/ui/photographs/photographs";
import { changeRule, TOO_LATE } from "~/ordering/orders/change-rule";
import { formatCents } from "~/trade/measure/money";

/** `now` is what {@link LEAD_TIME} says about today's styles, or empty; `rush` is what rush costs, or `null`. */
export const timelyDelivery = (now: string, rush: RushRate | null = null) =>
  ({
    title: "Timely Delivery",
    get description() {
      return `Orders are processed within ${figures.orderProcessing}. How long making takes, what happens at each stage, and how to receive your doors.`;
    },
    lead: "A kitchen without doors is hard to live in. Here is how long each stage takes, and what you can do to keep it short.",
    photo: photographs.delivery,
    sections: [
      {
        heading: "From order to workshop",
        paragraphs: [
          `${processingText()} In that time we read through the sizes, style and locations and place the order on the workshop schedule.`,
          [LEAD_TIME.rule, LEAD_TIME.order, now].filter(Boolean).join(" "),
          "Time in transit comes after that and depends on how far the doors travel. Every piece is made for its opening, so nothing leaves from stock.",
        ],
      },
      ...(rush
        ? [
            {
              heading: "If you need them sooner",
              paragraphs: [
                `We hold back part of each day for rush. Where that makes your doors ship earlier, the cart and the checkout show the earlier day and its price before you decide. Rush costs ${rush.percent} percent of the price of the pieces, at least ${formatCents(rush.leastCents)}.`,
              ],
            },
          ]
        : []),
      {
        heading: "Answers while you wait",
        paragraphs: [
          `Questions are answered within ${figures.answerTime} during business hours, ${figures.businessHours}. A question sent in the evening is answered when we next open.`,
          `If you find a wrong measurement after ordering, write at once and name the piece by its location. ${changeRule()}`,
          TOO_LATE,
        ],
      },
      {
        heading: "What keeps an order moving",
        paragraphs: [
          "A forgotten door takes as long to make as a whole kitchen. Before you order, walk the room with your list and count.",
        ],
        points: [
          "Check that every opening has a door, or a pair, and every drawer a front.",
          `Read each size back as width, then height, to the nearest ${figures.sizeStep}.`,
          "Confirm that the overlay is already in the size; it is easy to forget.",
          "Decide on pre-boring for all doors before the order goes in.",
          "Give every piece its own location, so that no two can be confused on site.",
        ],
      },
      {
        heading: "When the doors arrive",
        paragraphs: [
          "Open your order's page and choose “Receiving”: it lists every carton and piece to tick off at the truck, and what you find damaged or missing becomes a claim. Count the cartons before you sign, and note any damage on the carrier's receipt. Plan for weight: 20 square feet of hard maple at 3/4 in thick weighs about 56 lb.",
          `Open every carton and check the doors against your list. Report damage or a wrong size within ${figures.claimPeriod} of delivery, with a photograph and the location of the piece, and keep the packaging until the matter is settled.`,
          "Store the doors flat and indoors until they are hung. Book your installer after the doors have been checked, rather than for the day they are due.",
        ],
      },
    ],
    closing: {
      text: "The clock starts with a complete list of sizes. Begin with the style, and add your pieces as you measure.",
      label: "Start Your Door Order",
      to: "/shop",
    },
  }) satisfies ContentPage;

export const timelyDeliveryPage = timelyDelivery("");
