import { figures } from "~/house/promises/figures";
import { processingText } from "~/house/promises/lead-time";
import { changeWords } from "~/ordering/orders/change-rule";

export const contactPage = {
  title: "Contact",
  get description() {
    return `Ask the people who make the doors. Questions are answered within ${figures.answerTime} during business hours.`;
  },
  get lead() {
    return `Questions are answered within ${figures.answerTime} during business hours, ${figures.businessHours}. Messages that come in overnight are answered first thing.`;
  },
  sent: {
    title: "We have your message.",
    get text() {
      return `We answer within ${figures.answerTime} during business hours, at the e-mail address you gave.`;
    },
  },
  form: "Write to us",
  topics: {
    measuring: "Measuring or overlay",
    style: "A door style or material",
    quote: "A price for a whole job",
    order: "An order under way",
    damage: "Damage or a warranty claim",
    account: "A trade account",
  },
  questions: {
    heading: "Common questions",
    items: [
      {
        id: "priced-size",
        question: "Is the price based on the opening or the door?",
        answer:
          "The door. What you type is the finished size, overlay included, and the price is that size times the rate per square foot.",
      },
      {
        id: "minimum-order",
        question: "Is there a minimum order? Can I order one door?",
        answer:
          "Order one door or a whole kitchen; each piece is priced by its own size. If a minimum order or a minimum charge applies, the cart shows it before you order.",
      },
      {
        id: "freight",
        question: "What does freight cost?",
        answer:
          "It depends on the weight of your order and where it goes. We state the exact amount when we confirm, before anything is due.",
      },
      {
        id: "changes",
        question: "Can I change an order?",
        get answer() {
          return `${changeWords()} ${processingText()} When it is urgent, call rather than write.`;
        },
      },
      {
        id: "returns",
        question: "Can I return a door?",
        answer: `Not if it is as you ordered it: each piece is cut to your sizes, and nobody else has your openings. If one arrives damaged or wrong, report it on the order's page within ${figures.claimPeriod} of delivery, and we repair it, make it again or refund it.`,
      },
      {
        id: "samples",
        question: "Can I see a door before I order?",
        answer:
          "Look for “Order a sample door” on the style's page. Where it is offered, you get a small door in the finish that you choose; the page says its size, what it costs, and on what order its price is credited.",
      },
      {
        id: "color-match",
        question: "Can you match a color?",
        answer:
          "Paint can be matched to a sample: write to us before you order. Or order a style that comes primed, and paint it in any color.",
      },
      {
        id: "old-doors",
        question: "Will new doors match the old ones?",
        answer:
          "A match in wood cannot be promised, because wood changes with light; where it shows, replace the whole run.",
      },
      {
        id: "molding",
        question: "Do you make molding or toe kicks?",
        answer:
          "No molding, only doors, drawer fronts, panels and fillers. A flat toe kick can be cut on site from a filler in the finish of your doors; tick “Include fillers?” in the order form.",
      },
      {
        id: "old-hinges",
        question: "Will my old hinges fit?",
        answer: `If they are concealed hinges with a ${figures.hingeCup} cup, most likely. Measure the heights of the cups on an old door, enter them with your sizes, and we bore to match; it costs the same as our standard of ${figures.hingeCenterFromEnd} from both ends. For old doors without cups, order the new ones unbored. “Will my hinges fit?” in our guides shows what to measure.`,
      },
    ],
  },
  help: {
    heading: "What helps us answer",
    points: [
      "For a size: the opening, width before height, and your overlay.",
      "For an order: its name, and the location of the piece.",
      `For damage: a photograph. Report it on the order's page, within ${figures.claimPeriod} of delivery.`,
    ],
  },
} as const;
