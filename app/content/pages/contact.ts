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
  /** What a message is about, by the topic's id. */
  topics: {
    measuring: "Measuring or overlay",
    style: "A door style or material",
    quote: "A price for a whole job",
    order: "An order under way",
    damage: "Damage or a warranty claim",
    account: "A trade account",
  },
  questions: {
    heading: "Asked often",
    items: [
      {
        question: "Does the price follow the opening or the door?",
        answer:
          "The door. What you type is the finished size, overlay included, and the price is that size times the rate by the square foot.",
      },
      {
        question: "Can I change an order?",
        answer: `Until the first door is cut, at no cost. Orders are processed within ${figures.orderProcessing}, so call rather than write when it is urgent.`,
      },
      {
        question: "Will new doors match the old ones?",
        answer:
          "Paint can be matched to a sample; wood cannot be promised, because it changes with light. Replace a whole run where it shows.",
      },
      {
        question: "Do my old hinges fit?",
        answer: `If they are concealed hinges with a ${figures.hingeCup} cup, most likely. Measure the height of each plate and order the doors unbored, or let all of them be bored at ${figures.hingeCenterFromEnd} and move the plates.`,
      },
    ],
  },
  help: {
    heading: "What helps us answer",
    points: [
      "For a size: the opening, width before height, and your overlay.",
      "For an order: its name, and the location of the piece.",
      `For damage: a photograph. Claims are made within ${figures.claimPeriod} of delivery; we write back where to send it.`,
    ],
  },
} as const;
