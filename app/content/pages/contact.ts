import { figures } from "./figures";

/** The words of the contact page. */
export const contactPage = {
  title: "Contact",
  description: `Ask the people who make the doors. Questions are answered within ${figures.answerTime} during business hours.`,
  lead: `Questions are answered within ${figures.answerTime} during business hours, ${figures.businessHours}. What comes in at night is taken up first thing.`,
  sent: {
    title: "Your message is with us.",
    text: `We answer within ${figures.answerTime} during business hours, at the e-mail address you gave.`,
  },
  form: "Write to us",
  help: {
    heading: "What helps us answer",
    points: [
      "For a size: the opening, width before height, and your overlay.",
      "For an order: its name, and the location of the piece.",
      `For damage: a photograph. Claims are made within ${figures.claimPeriod} of delivery; we write back where to send it.`,
    ],
  },
} as const;
