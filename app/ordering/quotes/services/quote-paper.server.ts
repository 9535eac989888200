import { shopFacts } from "~/base/brand/shop-facts";
import type { Database } from "~/base/database/database.server";
import { orNullIfBusy, withDatabase } from "~/base/database/or-unavailable.server";
import { env } from "~/base/platform/env.server";
import { encodePhotographs } from "~/base/platform/photographs/encode.server";
import type { PostedFile } from "~/base/platform/posts/read-files.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { photographProblem } from "~/ordering/claims/photograph";
import { readPhotographs } from "~/ordering/claims/photograph-reading.server";
import type { OrderLine } from "~/ordering/orders/order";
import { paperPathOf } from "~/provider/account-pages/page/quotes-words";
import { findProfile } from "~/provider/account-pages/services/own-accounts.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { summarize } from "~/trade/catalog/product-summary";
import { formatAmount } from "~/trade/measure/money";
import {
  type ClientPaper,
  endClientLink,
  findByClientCode,
  findClientPaper,
  findLetterhead,
  findLogo,
  makeClientLink,
  NOTED_EVERY_MS,
  noteClientOpening,
  type StoredLetterhead,
  saveClientPaper,
} from "../client-papers.server";
import {
  type DealerFields,
  type DealerFormState,
  type DealerPaperValues,
  type LinkTask,
  LOGO_LIMITS,
  MARKUP,
  OWN_PAPER,
  PAPER_FIELDS,
  readDealerForm,
} from "../dealer-paper-form";
import type { ClientLink, DealerSheet, StyleShown } from "../dealer-sheet";
import { markedUp } from "../markup";
import type { Quote } from "../quote";

const UNAVAILABLE = "The quote could not be loaded";
const NOT_SAVED = "We cannot tell whether that was saved. Open this page again to see.";

/** The business name of an account. Empty if its profile is managed elsewhere or cannot be loaded: it can be typed. */
async function businessOf(customerId: string): Promise<string> {
  return (await orNullIfDown(findProfile(customerId)))?.profile.businessName ?? "";
}

/** The number of a quote without the shop's letters: a dealer's quote must not name the shop. */
const plainNumber = ({ number }: Quote) => number.slice(number.indexOf("-") + 1);

const amountOf = (cents: number) => formatAmount(cents).replace(/\.00$/, "");

interface Saved {
  readonly letterhead: StoredLetterhead | null;
  readonly client: ClientPaper | null;
}

async function savedFor(customerId: string, number: string): Promise<Saved> {
  const read = async ({ db }: Database) => ({
    letterhead: await findLetterhead(db, customerId),
    client: await findClientPaper(db, number),
  });
  return withDatabase(UNAVAILABLE, read);
}

/** What the form shows before anything else is typed. */
async function fieldsOf({ letterhead, client }: Saved, customerId: string): Promise<DealerFields> {
  const { phone = "", address = "", terms = "" } = letterhead ?? {};
  return {
    ...{ business: letterhead?.business ?? (await businessOf(customerId)), phone, address, terms },
    client: client?.client ?? "",
    markup: client ? String(client.markup / 10) : "",
    lines: client?.lines.map(({ text, cents }) => ({ text, amount: amountOf(cents) })) ?? [],
  };
}

/** A style's description, unless it names the shop or a price: a client's document has neither. */
function wordsOf(description: string): string {
  const { name, shortName } = shopFacts();
  return [name, shortName, "$"].some((word) => description.includes(word)) ? "" : description;
}

/** How a client sees the style of a line; without the catalog, as it was when the line was quoted. */
function styleShown(line: OrderLine, products: readonly Product[]): StyleShown {
  const style = products.find(({ id }) => id === line.productId);
  const summary = style && summarize(inFinish(style, line.finish) ?? style);
  const { construction, material, finish } = line.specification ?? {};
  return {
    picture: summary?.image?.url ?? line.productImage,
    madeOf: [construction, material, finish].flatMap((word) => word ?? []).join("; "),
    words: wordsOf(summary?.description ?? ""),
  };
}

async function dealerSheet(quote: Quote, values: DealerPaperValues, logo: string | null): Promise<DealerSheet> {
  const { lines, pricing, jobName, madeAt, validUntil } = quote;
  const { markup, lines: ownLines, ...head } = values;
  const products = (await orNullIfDown(catalog().list())) ?? [];
  const marked = markedUp(lines, pricing, markup);
  return {
    title: `Quote ${plainNumber(quote)}`,
    ...{ jobName, madeAt, validUntil, logo, ownLines, ...head },
    lines: marked.lines.map((line, at) => ({ ...line, style: styleShown(lines[at] as OrderLine, products) })),
    piecesCents: marked.totalCents,
    totalCents: ownLines.reduce((sum, { cents }) => sum + cents, marked.totalCents),
  };
}

/** A quote for printing: the shop's own, or under a dealer's name, which contains only the dealer's prices. */
export interface QuotePaperShown extends Pick<DealerFormState, "fields" | "errors"> {
  readonly number: string;
  readonly paper: { readonly quote: Quote } | { readonly dealer: DealerSheet };
  readonly hasLogo: boolean;
  /** Whether something is saved for a client, so that a link to it can be made. */
  readonly isSaved: boolean;
  readonly link: ClientLink | null;
}

const logoPathOf = (number: string): string => `${paperPathOf(number)}/logo`;

/** What a quote's printed page shows, by its query: the shop's paper, or the customer's own. Throws UpstreamFailure. */
export async function quotePaper(quote: Quote, query: URLSearchParams, customerId: string): Promise<QuotePaperShown> {
  const { number } = quote;
  const saved = await savedFor(customerId, number);
  const { letterhead, client } = saved;
  const hasLogo = letterhead?.hasLogo ?? false;
  const before = await fieldsOf(saved, customerId);
  const isOwn = query.has(OWN_PAPER) && client !== null;
  const form = readDealerForm(isOwn ? new URLSearchParams({ [MARKUP]: before.markup }) : query, before);
  const paper = form?.paper
    ? { dealer: await dealerSheet(quote, form.paper, hasLogo ? logoPathOf(number) : null) }
    : { quote };
  const about = { number, paper, hasLogo, isSaved: client !== null, link: client?.link ?? null };
  return { ...about, fields: form?.fields ?? before, errors: form?.errors ?? {} };
}

/** The logo of a customer's letterhead, a JPEG, or `null`. Throws UpstreamFailure. */
export const customersLogo = (customerId: string): Promise<Buffer | null> =>
  withDatabase(UNAVAILABLE, ({ db }) => findLogo(db, customerId));

interface Sender {
  readonly customerId: string;
  readonly signal: AbortSignal;
}

type LogoRead = { readonly logo: Buffer | null | undefined } | { readonly problem: string };

/** Re-encodes a sent logo; `undefined` if none was sent, `null` if the stored one is to go. */
async function readLogo(file: PostedFile | undefined, isRemoved: boolean, sender: Sender): Promise<LogoRead> {
  if (!file) return { logo: isRemoved ? null : undefined };
  const encoding = { sender: `letterhead ${sender.customerId}`, signal: sender.signal };
  const encoded = await readPhotographs([file], (all) => encodePhotographs(all, LOGO_LIMITS, encoding));
  if (!("outcome" in encoded)) return { logo: encoded[0]?.data };
  return {
    problem:
      encoded.outcome === "busy"
        ? "Too many pictures are being sent at the moment. Please choose it again in a minute."
        : photographProblem(encoded.files, LOGO_LIMITS.leastSide),
  };
}

type PaperSaved = { readonly outcome: "saved" } | (Pick<DealerFormState, "fields" | "errors"> & { outcome: "refused" });

/** Saves a customer's letterhead, and what a quote says to a client. Throws UpstreamFailure. */
export async function savePaper(
  { number }: Quote,
  form: URLSearchParams,
  file: PostedFile | undefined,
  sender: Sender,
): Promise<PaperSaved> {
  const before = await fieldsOf(await savedFor(sender.customerId, number), sender.customerId);
  if (!form.has(MARKUP)) form.set(MARKUP, "");
  const read = readDealerForm(form, before);
  const { fields, paper, errors } = read ?? { fields: before, paper: null, errors: {} };
  if (!paper) return { outcome: "refused", fields, errors };
  const picture = await readLogo(file, form.has(PAPER_FIELDS.withoutLogo), sender);
  if ("problem" in picture) return { outcome: "refused", fields, errors: { logo: picture.problem } };
  const at = { customerId: sender.customerId, number };
  await withDatabase(NOT_SAVED, (database, now) => saveClientPaper(database, at, paper, picture.logo, now));
  return { outcome: "saved" };
}

const clientPathOf = (code: string): string => `/quotes/${code}`;

/** Makes or ends the link for a client. Returns the address of a new one, which cannot be shown again; else `null`. */
export async function changeClientLink({ number }: Quote, task: LinkTask): Promise<string | null> {
  if (task === "end-link") {
    await withDatabase(NOT_SAVED, (database) => endClientLink(database, number));
    return null;
  }
  const code = await withDatabase(NOT_SAVED, (database, now) => makeClientLink(database, number, now));
  return code && `${env().publicOrigin}${clientPathOf(code)}`;
}

const clientsQuote = (code: string) => withDatabase(UNAVAILABLE, ({ db }) => findByClientCode(db, code));

/** What a client's link shows; `null` if it has ended. Throws UpstreamFailure. */
export async function clientSheet(code: string): Promise<DealerSheet | null> {
  const found = await clientsQuote(code);
  if (!found) return null;
  const { quote, customerId, openedAt } = found;
  const saved = await savedFor(customerId, quote.number);
  const fields = await fieldsOf(saved, customerId);
  const paper = readDealerForm(new URLSearchParams({ [MARKUP]: fields.markup }), fields)?.paper;
  if (!paper) return null;
  if (Date.now() - (openedAt ?? 0) >= NOTED_EVERY_MS) {
    await orNullIfBusy(withDatabase(UNAVAILABLE, (database, now) => noteClientOpening(database, code, now)));
  }
  return dealerSheet(quote, paper, saved.letterhead?.hasLogo ? `${clientPathOf(code)}/logo` : null);
}

/** The logo on what a client's link shows, or `null`. Throws UpstreamFailure. */
export async function clientsLogo(code: string): Promise<Buffer | null> {
  const found = await clientsQuote(code);
  return found && customersLogo(found.customerId);
}
