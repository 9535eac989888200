import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { shopFacts } from "~/base/brand/shop-facts";
import { env } from "~/base/platform/env.server";
import { unbrokenParts } from "~/base/text/unbroken";
import type { TimeZone } from "~/base/time/time";
import type { MailContent } from "./outbox.server";

export interface MailShop {
  readonly shopName: string;
  readonly publicOrigin: string;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly timeZone: TimeZone;
}

export interface MailLink {
  readonly link: string;
  readonly label: string;
}

export type MailPart =
  | string
  | { readonly facts: readonly (readonly [name: string, fact: string])[] }
  | { readonly quote: string }
  | MailLink;

interface Letter {
  readonly subject: string;
  /** The recipient's first name; left out of the mail if it does not look like a name. */
  readonly firstName?: string;
  /** What the recipient is to do first; it stands above the text. */
  readonly button?: MailLink;
  readonly parts: readonly MailPart[];
  readonly why: string;
  /** The recipient is the shop itself, so the mail leaves out how to reach it. */
  readonly isToShop?: boolean;
}

const INK = "#1c1916";
const PAPER = "#faf7f2";
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Every part sets both of its colors: a program that darkens mails must not leave dark text on a dark background. */
const STYLE = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: PAPER, color: INK, font: `16px/1.6 ${SANS}` },
  sheet: {
    maxWidth: 560,
    margin: "0 auto",
    padding: "28px 24px",
    backgroundColor: "#ffffff",
    color: INK,
    border: "1px solid #e4dccf",
  },
  shop: { margin: "0 0 20px", paddingBottom: 16, borderBottom: "1px solid #e4dccf", font: `20px/1.3 ${SERIF}` },
  title: { margin: "0 0 12px", font: `26px/1.25 ${SERIF}` },
  text: { margin: "0 0 16px" },
  fact: { margin: 0, padding: "6px 0", borderBottom: "1px solid #e4dccf" },
  name: { color: "#4d463d" },
  facts: { margin: "0 0 20px" },
  quote: {
    margin: "0 0 16px",
    padding: "4px 0 4px 16px",
    borderLeft: "4px solid #865522",
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
  },
  button: {
    display: "inline-block",
    padding: "12px 20px",
    backgroundColor: "#865522",
    color: "#ffffff",
    fontWeight: 600,
    textDecoration: "none",
    borderRadius: 2,
  },
  whole: { whiteSpace: "nowrap" },
  address: { margin: "0 0 16px", fontSize: 14, color: "#4d463d", overflowWrap: "anywhere" },
  foot: { maxWidth: 560, margin: "0 auto", padding: "16px 24px", fontSize: 14, color: "#4d463d" },
} as const satisfies Record<string, CSSProperties>;

/** Letters, spaces, apostrophes and hyphens: an advertisement with its address does not pass as a name. */
const A_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

const greetingOf = (firstName = "") => (A_NAME.test(firstName.trim()) ? `Hello ${firstName.trim()},` : "Hello,");

/** A text whose sizes and phone numbers do not break at the end of a line. */
function Text({ text }: { readonly text: string }): ReactNode {
  return unbrokenParts(text).map((part, index) =>
    part.isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <span style={STYLE.whole} key={index}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

function LinkButton({ link, label }: MailLink) {
  return (
    <p style={STYLE.text}>
      <a href={link} style={STYLE.button}>
        {label}
      </a>
    </p>
  );
}

/** For programs that show no buttons, or people who want to see where one leads. */
function LinkAddress({ link, label }: MailLink) {
  return (
    <p style={STYLE.address}>
      {label}: {link}
    </p>
  );
}

function Part({ part }: { readonly part: MailPart }): ReactNode {
  if (typeof part === "string")
    return (
      <p style={STYLE.text}>
        <Text text={part} />
      </p>
    );
  if ("quote" in part) return <div style={STYLE.quote}>{part.quote}</div>;
  if ("facts" in part) {
    return (
      <div style={STYLE.facts}>
        {part.facts.map(([name, fact], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <p style={STYLE.fact} key={index}>
            <span style={STYLE.name}>
              <Text text={name} />
            </span>{" "}
            <strong>
              <Text text={fact} />
            </strong>
          </p>
        ))}
      </div>
    );
  }
  return (
    <>
      <LinkButton {...part} />
      <LinkAddress {...part} />
    </>
  );
}

function textOf(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  if ("facts" in part) return part.facts.map(([name, fact]) => `${name} ${fact}`).join("\n");
  return `${part.label}:\n${part.link}`;
}

/** One sheet, no pictures, nothing that is loaded or that tracks the reader. React escapes every value. */
export function letter(
  { shopName, publicOrigin, contact }: MailShop,
  { subject, firstName, button, parts, why, isToShop = false }: Letter,
): MailContent {
  const greeting = greetingOf(firstName);
  const reach = isToShop ? null : `Questions? Write to ${contact.email} or call ${contact.phone}.`;
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{subject}</title>
      </head>
      <body style={STYLE.body}>
        <div style={STYLE.sheet}>
          <p style={STYLE.shop}>{shopName}</p>
          <h1 style={STYLE.title}>{subject}</h1>
          <p style={STYLE.text}>{greeting}</p>
          {button && <LinkButton {...button} />}
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <Part part={part} key={index} />
          ))}
          {button && <LinkAddress {...button} />}
          {reach && (
            <p style={{ ...STYLE.text, marginBottom: 0 }}>
              <Text text={reach} />
            </p>
          )}
        </div>
        <div style={STYLE.foot}>
          {why}{" "}
          <a href={publicOrigin} style={{ color: "#4d463d" }}>
            {shopName}
          </a>
        </div>
      </body>
    </html>,
  );
  const lines = [
    greeting,
    ...(button ? [textOf(button)] : []),
    ...parts.map(textOf),
    ...(reach ? [reach] : []),
    `-- \n${shopName}\n${publicOrigin}\n${why}`,
  ];
  return { subject, text: `${lines.join("\n\n")}\n`, html: `<!DOCTYPE html>${html}` };
}

/** The shop as its mails name it. The object always has what the owner saved last, however long it is held. */
export function mailShop(): MailShop {
  return {
    get shopName() {
      return shopFacts().name;
    },
    publicOrigin: env().publicOrigin,
    get contact() {
      const { email, phone } = shopFacts();
      return { email, phone: phone.display };
    },
    get timeZone() {
      return shopFacts().timeZone.zone;
    },
  };
}
