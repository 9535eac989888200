import type { EpochMs, TimeZone } from "~/base/time/time";
import { letter, type MailShop } from "~/house/mail/frame.server";
import type { NewMail } from "~/house/mail/outbox.server";
import type { ShopLetter } from "~/house/mail/shop-mail.server";
import { type ContactMessage, type ContactTopic, MAY_BE_SPAM } from "~/storefront/marketing/contact-message";

/** Repeats nothing from the message: anybody can type any address. */
export function contactReceivedMail(
  shop: MailShop,
  { id, email }: { readonly id: string; readonly email: string },
): NewMail {
  return {
    kind: "contact-received",
    about: id,
    to: email,
    ...letter(shop, {
      subject: "We have your message",
      parts: ["Thank you for your message. We will read it and answer at this address."],
      why: `You are receiving this e-mail because somebody wrote to ${shop.shopName} with this address.`,
    }),
  };
}

const TOPIC_WORDS: Readonly<Record<ContactTopic, string>> = {
  measuring: "measuring",
  style: "a door style or material",
  quote: "a price",
  order: "an order",
  damage: "damage or a warranty claim",
  account: "a trade account",
};

/** "November 25, 2026". */
const dayText = (timeZone: TimeZone, at: number) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(at);

interface Answered {
  readonly id: string;
  /** Normalized. */
  readonly email: string;
  readonly name: string;
  readonly topic: ContactTopic;
  readonly receivedAt: EpochMs;
}

/** Of the message it repeats only the topic, and the name if it looks like one. */
export function contactAnswerMail(
  shop: MailShop,
  { id, email, name, topic, receivedAt }: Answered,
  text: string,
): NewMail {
  return {
    kind: "contact-answer",
    about: id,
    to: email,
    ...letter(shop, {
      subject: `Your message about ${TOPIC_WORDS[topic]}`,
      firstName: name,
      parts: [
        `You wrote to us on ${dayText(shop.timeZone, receivedAt)} about ${TOPIC_WORDS[topic]}. This is our answer:`,
        { quote: text },
        "You can reply to this mail.",
      ],
      why: `You are receiving this e-mail because somebody wrote to ${shop.shopName} with this address.`,
    }),
  };
}

export function newMessageLetter(id: string, sent: ContactMessage): ShopLetter {
  const { name, email, phone, topic, message, filledHiddenField } = sent;
  const facts = [
    ["From:", name],
    ["Email:", email],
    ["Phone:", phone],
  ] as const;
  return {
    mail: "messages",
    subject: `A message about ${TOPIC_WORDS[topic]} from ${name}`,
    parts: [
      ...(filledHiddenField ? [MAY_BE_SPAM] : []),
      { quote: message },
      { facts: facts.filter(([, fact]) => fact !== "") },
    ],
    page: { path: `/admin/messages/${id}`, label: "Answer the message" },
  };
}
