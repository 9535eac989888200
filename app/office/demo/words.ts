import type { ContactTopic } from "~/storefront/marketing/contact-message";

/** What customers write about their orders, with the shop's answers. */
export const QUESTIONS = [
  [
    "Can the sink base doors come first? The plumber is here on Friday.",
    "They ship together, but we will put the sink base in the first carton.",
  ],
  [
    "Is the primer ready for latex, or do I sand first?",
    "A light scuff with 220 grit, then any acrylic latex. No second primer is needed.",
  ],
  [
    "Our delivery address has a gate. The code is on its way by phone.",
    "Thank you. The carrier calls ahead, and we have added a note for the driver.",
  ],
  [
    "Please hold shipping until the 20th if you can, the floor is late.",
    "No problem. We will hold the order here at no charge.",
  ],
  [
    "Are the pantry doors hinged on the right in your drawing?",
    "Yes, seen from the front. Approve the drawings when they match your cabinets.",
  ],
] as const;

/** What customers claim, with the shop's answers. */
export const CLAIMS = [
  [
    "One corner is crushed. The carton had a dent on the same side.",
    "We are sorry. A new door goes into the next run, at no charge. Keep the damaged one for the carrier.",
  ],
  [
    "The drawer front is 1/8 in shorter than ordered.",
    "You are right, that is our mistake. We will make it again and ship it at no charge.",
  ],
  [
    "There is a run in the primer along the bottom rail of this door.",
    "Thank you for the photograph. We will send a new door; you need not return this one.",
  ],
  [
    "Two doors are missing from the delivery.",
    "They were left off the second pallet. They ship today, and the tracking number follows.",
  ],
] as const;

/** What visitors write to the shop, with an answer; `null` for one that still has none. */
export const CONTACT_MESSAGES: readonly (readonly [topic: ContactTopic, text: string, answer: string | null])[] = [
  [
    "measuring",
    "I have inset doors now and want overlay. Do I measure the opening or the old door?",
    "The opening. Our guide explains overlay, and the order form does the math.",
  ],
  [
    "style",
    "Do you make a slab in white oak with the grain across?",
    "Grain runs upright on our doors. We are glad to send a sample so that you can judge.",
  ],
  ["quote", "We are refitting 40 units next spring, all with the same kitchen. Can we talk about prices?", null],
  [
    "order",
    "How long are shaker doors taking at the moment?",
    "The style's page has the working days, counted from the payment.",
  ],
  ["damage", "A door from last year has a hairline crack at the miter. Can I buy just that one?", null],
  [
    "account",
    "I applied for a reseller account on Monday. What else do you need from me?",
    "Nothing more. Your account is approved as of today.",
  ],
  [
    "measuring",
    "My old hinges are 3 1/2 in from the top. Is that a problem?",
    "Not at all: enter that height with the sizes, under hinges, and we bore to match at the same price.",
  ],
  ["style", "Could I get a swatch of Sage before I order?", "Yes: the sample doors come in every finish."],
];

export const JOBS = [
  "Kitchen",
  "Kitchen, upstairs unit",
  "Laundry",
  "Pantry",
  "Primary bath",
  "Lake house",
  "Unit 4B",
  "",
] as const;
