import { figures } from "~/house/promises/figures";

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
  questions: { heading: "Common questions" },
  help: {
    heading: "What helps us answer",
    points: [
      "For a size: the opening, width before height, and your overlay.",
      "For an order: its name, and the location of the piece.",
      `For damage: a photograph. Report it on the order's page, within ${figures.claimPeriod} of delivery.`,
    ],
  },
} as const;
