import { STATES } from "~/base/addresses/states";
import { addressLine, shopFacts } from "~/base/brand/shop-facts";
import type { RushRate } from "~/house/capacity/rush";
import { figures } from "~/house/promises/figures";
import { LEAD_TIME, processingText } from "~/house/promises/lead-time";
import { paidBeforeCutting } from "~/house/promises/paying";
import type { FactValue, FactValues } from "~/house/texts/fill-text";
import { changeRule, TOO_LATE } from "~/ordering/orders/change-rule";
import { formatCents } from "~/trade/measure/money";
import { COOKIES, STORED_IN_BROWSER, STORED_ON_SERVER } from "./stored-data";
import type { TextPageName } from "./text-pages";

const linked = (to: string, text: string): FactValue => ({ kind: "link", to, words: [text] });

const stateName = (code: string): string | null => STATES.find(([one]) => one === code)?.[1] ?? null;

/** Where the law is not that of a state. */
const NOT_A_STATE: Readonly<Record<string, string>> = {
  DC: "the District of Columbia",
  AS: "American Samoa",
  GU: "Guam",
  MP: "the Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "the U.S. Virgin Islands",
};

function lawOf(code: string): string | null {
  const state = stateName(code);
  return NOT_A_STATE[code] ?? (state && `the State of ${state}`);
}

interface TextFact {
  /** What the list of facts beside the text says about it. */
  readonly about: string;
  readonly value: () => FactValue;
}

const fact = (about: string, value: () => FactValue): TextFact => ({ about, value });

/** The facts that every text may use, by their names; most are typed at "Shop details". */
export const TEXT_FACTS: Readonly<Record<string, TextFact>> = {
  "shop name": fact("Shop details", () => shopFacts().name),
  "short name": fact("Shop details", () => shopFacts().shortName),
  phone: fact("Shop details, as a link", () => linked(shopFacts().phone.href, shopFacts().phone.display)),
  email: fact("Shop details, as a link", () => linked(`mailto:${shopFacts().email}`, shopFacts().email)),
  address: fact("Shop details", () => {
    const { address } = shopFacts();
    return address && addressLine(address);
  }),
  state: fact("The state of the shop’s address", () => {
    const { address } = shopFacts();
    return address && stateName(address.region);
  }),
  law: fact("Whose law applies, by the shop’s address", () => {
    const { address } = shopFacts();
    return address && lawOf(address.region);
  }),
  "founding year": fact("Shop details", () => shopFacts().foundingYear?.toString() ?? null),
  hours: fact("Shop details, without the days", () => figures.businessHours),
  "processing time": fact("Shop details", () => figures.orderProcessing),
  "answer time": fact("Shop details", () => figures.answerTime),
  processing: fact("How soon orders are processed, in sentences", processingText),
  "lead time": fact("How long making takes, in sentences", () => `${LEAD_TIME.rule} ${LEAD_TIME.order}`),
  "rule for changes": fact("Until when an order can be changed, in sentences", changeRule),
  "too late": fact("When it is too late for that, in a sentence", () => TOO_LATE),
  payment: fact("When an order is paid, after “you …”", paidBeforeCutting),
  "claim period": fact("How soon damage is reported", () => figures.claimPeriod),
  "finish warranty": fact("How long a finish is warranted", () => figures.finishWarranty),
  tolerance: fact("How exactly pieces are cut", () => figures.tolerance),
  humidity: fact("The air that doors are made for", () => figures.humidity),
  "size step": fact("The step of sizes", () => figures.sizeStep),
  "hinge cup": fact("How wide a cup is bored", () => figures.hingeCup),
  "cup depth": fact("How deep a cup is bored", () => figures.hingeCupDepth),
  "hinge height": fact("Where cups are bored by default", () => figures.hingeCenterFromEnd),
  "boring price": fact("What boring costs per door", () => figures.preBorePrice),
  "single panel limit": fact("The largest door with one panel", () => figures.singlePanelLimit),
  "multi panel limit": fact("The largest door with several panels", () => figures.multiPanelLimit),
  "single panel warp": fact("The warp allowed in a door with one panel", () => figures.singlePanelWarp),
  "multi panel warp": fact("The warp allowed in a door with several", () => figures.multiPanelWarp),
  "largest solid panel": fact("How wide a solid panel can be without moving", () => figures.maxStableSolidPanel),
};

/** How often the shop's database is backed up, and how many copies are kept. */
export interface BackupSchedule {
  readonly hours: number;
  readonly count: number;
}

const hoursText = (hours: number) => (hours === 1 ? "every hour" : `every ${hours} hours`);

const daysText = (hours: number) => (hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`);

/** What deleting something means while there are backups; empty if the shop makes none by itself. */
export const backupFacts = (backups: BackupSchedule | null): FactValues => ({
  backups: backups
    ? `We copy the database ${hoursText(backups.hours)} and keep ${backups.count === 1 ? "the last copy" : `the last ${backups.count} copies`}, so that a fault loses nothing. What is deleted here stays in older copies until newer ones replace them: about ${daysText(backups.hours * backups.count)}.`
    : "",
});

/** @param days what {@link LEAD_TIME} says about today's styles, or empty; `rush` is what rush costs, or `null` */
export const deliveryFacts = (days: string, rush: RushRate | null): FactValues => ({
  "lead times today": days,
  rush: rush
    ? `We hold back part of each day for rush. Where that makes your doors ship earlier, the cart and the checkout show the earlier day and its price before you decide. Rush costs ${rush.percent} percent of the price of the pieces, at least ${formatCents(rush.leastCents)}.`
    : "",
});

/** Facts that the text of one page has besides the others, as far as they are known without asking anybody. */
export const OWN_FACTS: Readonly<Partial<Record<TextPageName, FactValues>>> = {
  privacy: {
    ...backupFacts(null),
    "stored in your browser": STORED_IN_BROWSER.map(({ text }) => text),
    cookies: COOKIES.map(({ name, text }) => `${name}: ${text}`),
    "stored on our server": STORED_ON_SERVER.map(({ what, until }) => `${what}: ${until}`),
  },
  delivery: deliveryFacts("", null),
};

export const OWN_FACT_WORDS: Readonly<Record<string, string>> = {
  backups: "How long backups keep what was deleted, in sentences",
  "stored in your browser": "A list that this release of the shop makes; the text must have it",
  cookies: "A list that this release of the shop makes; the text must have it",
  "stored on our server": "A list that this release of the shop makes; the text must have it",
  "lead times today": "The lead times of today’s styles, in a sentence",
  rush: "What rush costs, in sentences; nothing while it is not sold",
};
