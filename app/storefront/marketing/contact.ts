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
        question: "Is the price based on the opening or the door?",
        answer:
          "The door. What you type is the finished size, overlay included, and the price is that size times the rate per square foot.",
      },
      {
        question: "Can I change an order?",
        get answer() {
          return `${changeWords()} ${processingText()} When it is urgent, call rather than write.`;
        },
      },
      {
        question: "Can I see a door before I order?",
        answer:
          "Look for “Add a sample” on the style's page. Where it is offered, you get a small door in the finish that you choose; the page says its size, what it costs, and on what order its price is credited.",
      },
      {
        question: "Will new doors match the old ones?",
        answer:
          "Paint can be matched to a sample. A match in wood cannot be promised, because wood changes with light; where it shows, replace the whole run.",
      },
      {
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
