import type { ContentPage } from "~/house/ui/kit/content-page";
import { COOKIES, STORED_IN_BROWSER, STORED_ON_SERVER } from "./stored-data";

/** How often the shop's database is backed up, and how many copies are kept. */
export interface BackupSchedule {
  readonly hours: number;
  readonly count: number;
}

const hoursText = (hours: number) => (hours === 1 ? "every hour" : `every ${hours} hours`);

/** What deleting something means while there are backups. */
const backupText = ({ hours, count }: BackupSchedule): string =>
  `We copy the database ${hoursText(hours)} and keep ${count === 1 ? "the last copy" : `the last ${count} copies`}, so that a fault loses nothing. What is deleted here stays in older copies until newer ones replace them: about ${daysText(hours * count)}.`;

const daysText = (hours: number) => (hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`);

/** @param backups `null` if this shop makes no backups by itself */
export const privacy = (backups: BackupSchedule | null) =>
  ({
    title: "Privacy Policy",
    description:
      "What this shop knows about you, where it is kept, for how long, and how to have it corrected or deleted.",
    lead: "This shop knows as little about you as it can. Nobody counts your visits, and nothing is asked for that an order does not need.",
    photo: null,
    sections: [
      {
        heading: "What stays in your browser",
        paragraphs: [
          "The storage of your own browser holds the following. It stays there; if you press a button before the page has finished loading, our server works out the prices and keeps nothing. 'Clear Saved Data' below the registration form removes its draft.",
        ],
        points: STORED_IN_BROWSER.map(({ text }) => text),
      },
      {
        heading: "Cookies, for signing in",
        paragraphs: [
          "Visiting sets no cookie. When you register, sign in, or open a page that needs it, these are set. Scripts cannot read them, and other sites do not receive them.",
        ],
        points: COOKIES.map(({ name, text }) => `${name}: ${text}`),
      },
      {
        heading: "What our server stores, and for how long",
        paragraphs: [
          "Our database holds the following. A guest's order is stored like everybody else's.",
          ...(backups ? [backupText(backups)] : []),
        ],
        points: STORED_ON_SERVER.map(({ what, until }) => `${what}: ${until}`),
      },
      {
        heading: "Who sees an order",
        paragraphs: [
          "Anyone who has the address of an order's page can see it there; the address cannot be guessed. Anyone with a link without prices sees the locations, drawings, dates and the job's name, until you end the link.",
        ],
      },
      {
        heading: "What an account holds",
        paragraphs: [
          "When you register, the provider that holds our accounts stores what you type in: your name, e-mail address, phone number, business, address, tier, and whether you want news from us. We need it to know who we are dealing with, to decide on applications, and to make and deliver orders.",
          "We record sign-ins and decisions so that misuse can be noticed. Nothing of where you were or which device you used is recorded with them. People who run the shop can read these records.",
          "Passwords are stored only as a hash from which they cannot be read back. People who work on applications see your name, e-mail address, phone number, business and tier.",
        ],
      },
      {
        heading: "When you write to us",
        paragraphs: [
          "A message from the contact form is stored so that we can answer it. The people who answer see it, and nobody else. It is deleted after a year, or earlier if you ask us.",
        ],
      },
      {
        heading: "Photographs of a claim",
        paragraphs: [
          "A photograph that you send with a claim is kept with its order, for you, anyone with the address of the order's page, and the people who work on it. What a phone writes into it, such as the place and the time, is taken out before it is kept.",
        ],
      },
      {
        heading: "News only if you want it",
        paragraphs: [
          "We send news by e-mail or text message only to people who checked the box for it. To stop it, uncheck the box on your account’s Profile page.",
        ],
      },
      {
        heading: "What we do not do",
        paragraphs: ["What you will not find here:"],
        points: [
          "no analytics, advertising or tracking of any kind",
          "no fonts or scripts from other companies",
          "no selling or sharing of your data",
          "no personal data in our server logs, which record the address of a page, its result and how long it took, and for sign-ins and decisions a code name in place of yours",
        ],
      },
      {
        heading: "Your data is yours",
        paragraphs: [
          "On your account’s Profile page, you can save a copy of what we hold about you, correct it, and delete the account. If another company holds the account, the page links to it. Without an account, call or write to us: we tell you what we hold, and delete your messages. Orders and their payments stay: they are needed for the warranty and for taxes.",
          "Last changed in November 2026.",
        ],
      },
    ],
    closing: { text: "You can look around without giving us any of it.", label: "Browse Door Styles", to: "/shop" },
  }) satisfies ContentPage;

export const privacyPage = privacy(null);
