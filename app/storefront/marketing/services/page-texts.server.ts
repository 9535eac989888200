import { counted } from "~/base/text/counts";
import type { RushRate } from "~/house/capacity/rush";
import { LEAD_TIME } from "~/house/promises/lead-time";
import { type FactValues, fillText } from "~/house/texts/fill-text";
import { type ReadText, readText, type TextFacts, type TextProblem } from "~/house/texts/read-text.server";
import { textsShown } from "~/house/texts/services/texts.server";
import { photographNamed, photographs } from "~/house/ui/photographs/photographs";
import {
  type Block,
  type PageText,
  plainSection,
  plainWords,
  type TextSection,
  type Words,
} from "~/house/ui/text/text-tree";
import { type HomeWords, homePage } from "../home";
import type { PortfolioWords, Project } from "../portfolio";
import {
  type BackupSchedule,
  backupFacts,
  deliveryFacts,
  OWN_FACT_WORDS,
  OWN_FACTS,
  TEXT_FACTS,
} from "../text-facts.server";
import { TEXT_PAGE_NAMES, type TextPageName } from "../text-pages";
import { CONTACT_TEXT } from "../texts/contact.server";
import { DELIVERY_TEXT } from "../texts/delivery.server";
import { HOME_TEXT } from "../texts/home.server";
import { PORTFOLIO_TEXT } from "../texts/portfolio.server";
import { PRIVACY_TEXT } from "../texts/privacy.server";
import { TERMS_TEXT } from "../texts/terms.server";
import { WARRANTY_TEXT } from "../texts/warranty.server";

export const DEFAULT_TEXTS: Readonly<Record<TextPageName, string>> = {
  home: HOME_TEXT,
  terms: TERMS_TEXT,
  privacy: PRIVACY_TEXT,
  warranty: WARRANTY_TEXT,
  delivery: DELIVERY_TEXT,
  contact: CONTACT_TEXT,
  portfolio: PORTFOLIO_TEXT,
};

const isList = (value: unknown) => Array.isArray(value);

/** The names of the photographs that the portfolio can show. */
export const PICTURES: readonly string[] = Object.values(photographs).map(({ name }) => name);

function factsOf(page: TextPageName): TextFacts {
  const own = Object.entries(OWN_FACTS[page] ?? {});
  return {
    words: [...Object.keys(TEXT_FACTS), ...own.filter(([, value]) => !isList(value)).map(([name]) => name)],
    lists: own.filter(([, value]) => isList(value)).map(([name]) => name),
    ...(page === "portfolio" && { pictures: PICTURES }),
  };
}

const isOnly = (words: Words, name: string) => {
  const [first] = words;
  return words.length === 1 && typeof first === "object" && first.kind === "fact" && first.name === name;
};

const hasList = (blocks: readonly Block[], name: string) =>
  blocks.some((block) => "words" in block && isOnly(block.words, name));

/** What a page cannot do without. */
function* missingIn(page: TextPageName, { lead, sections }: ReadText, lines: number): Generator<TextProblem> {
  const isQuestions = page === "contact";
  const [first] = sections;
  if (isQuestions && lead.length > 0) yield { line: 1, message: "Begin with a question: ## and its words." };
  if (!isQuestions && lead.length === 0) {
    yield { line: 1, message: "A paragraph is missing that says what the page is about, before the first section." };
  }
  if (!first) yield { line: lines, message: "There is no section. Each begins with a line such as ## Prices." };
  for (const name of factsOf(page).lists) {
    if (!sections.some(({ blocks }) => hasList(blocks, name))) {
      yield { line: lines, message: `{${name}} is missing: the page must have this list, on a line of its own.` };
    }
  }
}

/** The home page's text has one section: a paragraph, then a heading and a paragraph for each promise. */
function* missingAtHome({ sections: [section, other] }: ReadText): Generator<TextProblem> {
  if (other) yield { line: other.line, message: "The home page has one section. Begin each of its promises with ###." };
  if (!section) return;
  const { line, blocks } = section;
  const promises = blocks.filter(({ kind }) => kind === "heading").length;
  const isRegular = blocks.every(({ kind }, index) => kind === (index % 2 === 1 ? "heading" : "paragraph"));
  if (promises === homePage.cards.length && isRegular && blocks.length === 2 * promises + 1) return;
  yield {
    line,
    message: `This section has one paragraph and then ${homePage.cards.length} promises, each a line such as ### Custom Design and one paragraph. The text has ${counted(promises, "promise")}.`,
  };
}

function* missingInPortfolio({ sections }: ReadText): Generator<TextProblem> {
  for (const { line, blocks } of sections) {
    const count = (kind: Block["kind"]) => blocks.filter((block) => block.kind === kind).length;
    if (count("picture") !== 1) {
      yield { line, message: "A room has one picture: ![what it shows](portfolio-1), between blank lines." };
    }
    if (count("paragraph") === 0) yield { line, message: "A room has at least one paragraph." };
  }
}

const MORE_MISSING: Readonly<Partial<Record<TextPageName, (read: ReadText) => Iterable<TextProblem>>>> = {
  home: missingAtHome,
  portfolio: missingInPortfolio,
};

/** Reads a text that is typed for a page. One with problems must be neither saved nor shown. */
function readPageText(page: TextPageName, source: string): ReadText {
  const read = readText(source, factsOf(page));
  // A text that was too long was not read.
  if (read.problems.length > 0) return read;
  return {
    ...read,
    problems: [...missingIn(page, read, source.trimEnd().split("\n").length), ...(MORE_MISSING[page]?.(read) ?? [])],
  };
}

interface Kept {
  readonly source: string;
  readonly read: ReadText;
}

/** The text that holds for each page, and the default, as they were read last. */
const kept = { current: new Map<TextPageName, Kept>(), default: new Map<TextPageName, Kept>() };

function readOnce(page: TextPageName, source: string, known = kept.current): ReadText {
  const last = known.get(page);
  if (last?.source === source) return last.read;
  const read = readPageText(page, source);
  known.set(page, { source, read });
  return read;
}

/** The text that holds for a page: the owner's, or the default. */
const sourceOf = (page: TextPageName): string => textsShown().get(page)?.text ?? DEFAULT_TEXTS[page];

/** Whether the owner's text cannot be shown, because this release has no fact of that name any more. */
const needsCorrecting = (page: TextPageName): boolean => readOnce(page, sourceOf(page)).problems.length > 0;

const filled = (page: TextPageName, read: ReadText, own: FactValues): PageText =>
  fillText(read, {
    ...Object.fromEntries(Object.entries(TEXT_FACTS).map(([name, { value }]) => [name, value()])),
    ...OWN_FACTS[page],
    ...own,
  });

/**
 * The text of a page with today's facts. It is read once for each save. An owner's text that cannot be shown gives way
 * to the default.
 *
 * @param own the facts of this page alone
 */
export function pageText(page: TextPageName, own: FactValues = {}): PageText {
  const read = readOnce(page, sourceOf(page));
  return filled(page, read.problems.length > 0 ? readOnce(page, DEFAULT_TEXTS[page], kept.default) : read, own);
}

export const privacyText = (backups: BackupSchedule | null): PageText => pageText("privacy", backupFacts(backups));

/** @param days the range of today's lead times; `null` if unknown */
export const deliveryText = (days: string | null, rush: RushRate | null): PageText =>
  pageText("delivery", deliveryFacts(days ? LEAD_TIME.now(days) : "", rush));

/** The words of the home page; its marks and links are not shown, because the promises are links themselves. */
export function homeWords(): HomeWords {
  const { lead, sections } = pageText("home");
  const [section] = sections;
  const cards: { title: string; text: string }[] = [];
  let first = "";
  for (const block of section?.blocks ?? []) {
    if ("items" in block) continue;
    const [words, card] = [plainWords(block.words), cards.at(-1)];
    if (block.kind === "heading") cards.push({ title: words, text: "" });
    else if (card) card.text = words;
    else first = words;
  }
  return { lead: plainWords(lead), section: { heading: section?.heading ?? "", lead: first, cards } };
}

const isPlace = (words: Words): boolean => {
  const [first] = words;
  return words.length === 1 && typeof first === "object" && first.kind === "emphasis";
};

/** A room of the portfolio: its picture, its place in italics, its paragraphs, and its facts as points. */
function projectOf(section: TextSection): readonly Project[] {
  const { id, heading, blocks } = section;
  const [photo] = blocks.flatMap((block) =>
    block.kind === "picture" ? (photographNamed(block.name, plainWords(block.words)) ?? []) : [],
  );
  if (!photo) return [];
  const paragraphs = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.words] : []));
  const [first = []] = paragraphs;
  const points = plainSection(section).points.map((point) => {
    const [, term = "", text = point] = /^([^:]{1,40}): (.+)$/s.exec(point) ?? [];
    return { term, text };
  });
  const isStyles = ({ term }: { readonly term: string }) => /^styles?$/i.test(term);
  return [
    {
      ...{ id, title: heading, photo },
      place: isPlace(first) ? plainWords(first) : "",
      paragraphs: isPlace(first) ? paragraphs.slice(1) : paragraphs,
      facts: points.filter((point) => !isStyles(point)),
      styles: points.filter(isStyles).flatMap(({ text }) => text.split(/,\s*/)),
    },
  ];
}

export function portfolioWords(): PortfolioWords {
  const { lead, sections } = pageText("portfolio");
  return { lead: plainWords(lead), projects: sections.flatMap(projectOf) };
}

/** The paragraphs and points of the warranty that holds. */
export const statedWarranty = (): readonly string[] =>
  pageText("warranty").sections.flatMap((section) => {
    const { paragraphs, points } = plainSection(section);
    return [...paragraphs, ...points];
  });

/** A typed text as its page would show it. A text with problems has no preview. */
export function previewText(page: TextPageName, source: string) {
  const read = readPageText(page, source);
  return { problems: read.problems, text: read.problems.length > 0 ? null : filled(page, read, {}) };
}

interface NamedFact {
  readonly name: string;
  readonly about: string;
}

/** The facts that a page's text may use. */
export function factsFor(page: TextPageName): readonly NamedFact[] {
  const own = Object.keys(OWN_FACTS[page] ?? {}).map((name) => ({ name, about: OWN_FACT_WORDS[name] ?? "" }));
  return [...own, ...Object.entries(TEXT_FACTS).map(([name, { about }]) => ({ name, about }))];
}

/** The pages with an owner's text, and those whose text needs correcting. */
export const textStates = () =>
  TEXT_PAGE_NAMES.map((name) => ({
    name,
    isOwn: (textsShown().get(name)?.text ?? null) !== null,
    isWrong: needsCorrecting(name),
  }));
