import type { TypedResponse } from "@remix-run/node";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { ADDRESS_SURE } from "~/house/forms/checkout-names";
import { formProblem } from "~/house/forms/form-problem.server";
import { mailShop } from "~/house/mail/frame.server";
import { FEE_TOO_EARLY } from "~/ordering/orders/change-rule";
import type { LinkedOrder } from "~/ordering/orders/order";
import { asReplaced } from "~/ordering/orders/order-contents";
import { OrderLinesSchema } from "~/ordering/orders/order-schema";
import { replacedRevisions } from "~/ordering/orders/stored/order-revisions.server";
import { linkedOrder, rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { providerTraits } from "~/provider/provider.server";
import { formatCents } from "~/trade/measure/money";
import {
  CHANGE_FORM_ID,
  CHANGE_NAMES,
  changeValidator,
  DECISION_FORM_ID,
  type OfficeDecision,
  offerValidator,
  type RefusedDecision,
} from "../change-form";
import { type ChangePageData, type ChangeReply, type LineErrors, receivedLine } from "../change-page-data";
import { factFields, movesIn, type PostedChange, readChange } from "../change-post";
import { linesIn } from "../changed-line";
import { closedWords, type OrderRevisions } from "../order-change";
import { revisionsOf } from "../stored/change-rows.server";
import { changeContents, type OrderChangeOutcome, type RefusedChange } from "../stored/changing.server";
import { answerChange, type CustomerDecision, type DecisionOutcome, decideChange } from "../stored/deciding.server";
import { changePageData } from "./change-page.server";

const FAILED = "We cannot tell whether the change was stored. Open the order again to see.";

const NOTHING_LEFT =
  "An order needs at least one piece. To drop the whole order, cancel it on its page; to keep it, bring a line back.";
const TOO_MUCH = "This is more than one order can hold. Order the rest separately.";

const NONE_CHOSEN = "Choose a style first";
const GONE = "This style is no longer made. Choose another one.";

const WORDS = {
  changed:
    "This order was changed in the meantime, here or in another window. Below is what you typed; saving it now replaces that change.",
  prices: "Prices have changed since you opened this page. They are up to date now: look them over and save again.",
  confirmed:
    "We confirmed this order while you were changing it, so nothing was stored. You can still request the change: we check it and answer.",
  "sample-used": "A sample door of this order was already credited on another order, so it has to stay in this one.",
  paid: "This order is already paid, so a change of its price cannot be stored here. Please call us, or send us a message.",
  "fee-too-early": FEE_TOO_EARLY,
  same: "Nothing has changed yet, so there is nothing to save.",
} as const;

/** What can be put right in the form; anything else happened meanwhile. */
const TYPED_WRONG: readonly string[] = ["same", "below-minimum", "fee-too-early"];

function wordsFor(refused: RefusedChange, page: ChangePageData): string {
  switch (refused.outcome) {
    case "closed":
      return closedWords(page.order);
    case "unorderable": {
      const titles = (kind: string) => refused.lines.filter((line) => line.kind === kind).map(({ title }) => title);
      const [gone, unmakeable] = [titles("gone"), titles("unmakeable")];
      return [
        gone.length > 0 && `No longer made: ${gone.join(", ")}. Remove the line, or leave it as it was.`,
        unmakeable.length > 0 && `Some pieces cannot be made as they are: ${unmakeable.join(", ")}.`,
      ]
        .filter(Boolean)
        .join(" ");
    }
    case "below-minimum":
      return `The minimum order is ${formatCents(refused.minimumCents)} before tax and freight, and these pieces come to ${formatCents(refused.totalCents)}.`;
    default:
      return WORDS[refused.outcome];
  }
}

type Refusal = Omit<Parameters<typeof formProblem>[0], "formId" | "answers">;

async function refuse(
  form: URLSearchParams,
  page: ChangePageData,
  refusal: Refusal,
  lineErrors: readonly LineErrors[] = [],
): Promise<TypedResponse<ChangeReply>> {
  const { submittedData } = await changeValidator.validate(new URLSearchParams(factFields(form)));
  return formProblem(
    { formId: CHANGE_FORM_ID, answers: submittedData, ...refusal },
    { page, lineErrors, cupsMoved: movesIn(form) },
  );
}

function checkedLines(page: ChangePageData) {
  const checked = page.lines.map((line) => linesIn(receivedLine(line), page.offer));
  const lineErrors = checked.flatMap((line, at): LineErrors[] => (line.ok ? [] : [{ line: at, errors: line.errors }]));
  return { lineErrors, lines: checked.flatMap((line) => (line.ok ? line.lines : [])) };
}

function problemWith(lines: readonly unknown[]): string {
  if (lines.length === 0) return NOTHING_LEFT;
  return OrderLinesSchema.safeParse(lines).success ? "" : TOO_MUCH;
}

type Done = Extract<OrderChangeOutcome, { readonly outcome: "saved" | "asked" | "offered" }>;

const isDone = (outcome: OrderChangeOutcome): outcome is Done =>
  outcome.outcome === "saved" || outcome.outcome === "asked" || outcome.outcome === "offered";

interface Ready {
  readonly post: PostedChange;
  readonly page: ChangePageData;
  readonly form: URLSearchParams;
}

type ChangedBy = { readonly link: string } | { readonly number: string; readonly actorId: string };

async function store(by: ChangedBy, { post, page, form }: Ready, isRequest: boolean) {
  const { data, error } = await offerValidator.validate(new URLSearchParams(factFields(form)));
  const { lines, lineErrors } = checkedLines(page);
  if (error || lineErrors.length > 0) {
    return { reply: await refuse(form, page, { fieldErrors: error?.fieldErrors ?? {} }, lineErrors) };
  }
  const problem = problemWith(lines);
  if (problem) return { reply: await refuse(form, page, { problem }) };
  const { mailingAddress: address, [ADDRESS_SURE]: _sure, fee: feeCents, reason: note, ...details } = data;
  const target = "link" in by ? by : { ...by, feeCents, note };
  const shownIds = page.lines.map(({ productId }) => productId);
  const sent = { revision: post.revision, prices: post.prices, shownIds, lines, address, ...details };
  const { invoices: isInvoiced } = await providerTraits();
  const changing = { products: page.offer.products, shop: mailShop(), isInvoiced, isRequest };
  const outcome = await orUnavailable(FAILED, changeContents(await shopDatabase(), target, sent, changing, Date.now()));
  return { outcome };
}

/** Why a post is refused before any of its fields is checked; `null` if it is not. */
function refusalOf({ isAdding, isSaved, isTooLong, revision }: PostedChange, page: ChangePageData): Refusal | null {
  if (page.mode === "closed") return { status: 409, problem: closedWords(page.order) };
  if (isTooLong) return { problem: TOO_MUCH };
  if (!isSaved && revision !== page.revision) return { status: 409, problem: WORDS.changed };
  const added = isAdding && page.lines.at(-1);
  if (!added || page.offer.products.some(({ id }) => id === added.productId)) return null;
  return { fieldErrors: { [CHANGE_NAMES.added]: added.productId ? GONE : NONE_CHOSEN } };
}

interface ChangeResult {
  readonly done?: "saved" | "asked" | "offered";
  readonly reply?: TypedResponse<ChangeReply>;
}

/**
 * Changes an order as the form says, or answers it with everything typed: after a button of a row or a line, or if the
 * change cannot be stored.
 *
 * @param isRequest whether the page said that the shop must accept the change first
 * @returns nothing if there is no such order
 * @throws UpstreamFailure also if it is unknown whether the change was stored
 */
export async function sendChange(by: ChangedBy, form: URLSearchParams, isRequest: boolean): Promise<ChangeResult> {
  const post = readChange(form);
  const at = "link" in by ? { link: by.link } : { number: by.number };
  const page = await changePageData(at, post);
  if (!page) return {};
  const refusal = refusalOf(post, page);
  if (refusal) {
    const lines = post.isAdding ? page.lines.slice(0, -1) : page.lines;
    return { reply: await refuse(form, { ...page, lines }, refusal) };
  }
  if (!post.isSaved) return { reply: await refuse(form, page, { status: 200 }) };
  const limit = "link" in by ? await tooMany("order-message") : null;
  if (limit) return { reply: await refuse(form, page, limit) };
  const { outcome, reply } = await store(by, { post, page, form }, isRequest);
  if (reply) return { reply };
  if (outcome.outcome === "unknown") return {};
  if (isDone(outcome)) return { done: outcome.outcome };
  const status = TYPED_WRONG.includes(outcome.outcome) ? 422 : 409;
  // What the order is now is read again, because it may just have changed.
  const now = (await changePageData(at, post)) ?? page;
  return { reply: await refuse(form, now, { status, problem: wordsFor(outcome, now) }) };
}

const DECISION_WORDS = {
  closed: "The order's state no longer allows this change. Nothing was stored.",
  "fee-too-early": FEE_TOO_EARLY,
  changed: "The order or the change is no longer as the page showed it. Nothing was stored; below is how it is now.",
  paid: "The provider has received the payment for this order, so its price cannot change. Nothing was stored.",
  "sample-used": "A sample door of this order was already credited on another order, so it has to stay in this one.",
} as const;

/** Answers the office's decision on a change that was not stored; `null` if there is no such order. */
export async function decisionRefused(
  number: string,
  { answers, fieldErrors }: RefusedDecision,
  outcome?: keyof typeof DECISION_WORDS,
): Promise<TypedResponse<ChangeReply> | null> {
  const page = await changePageData({ number });
  if (!page) return null;
  const why = outcome ? { status: 409, problem: DECISION_WORDS[outcome] } : { fieldErrors };
  return formProblem({ formId: DECISION_FORM_ID, answers, ...why }, { page, lineErrors: [], cupsMoved: [] });
}

const UNAVAILABLE = "The order's revisions could not be loaded";
const UNANSWERED = "We cannot tell whether your answer was stored. Open the order again to see.";

async function deciding() {
  const { invoices: isInvoiced } = await providerTraits();
  return { shop: mailShop(), isInvoiced };
}

/**
 * Answers a change as the office.
 *
 * @throws UpstreamFailure also if it is unknown whether the answer was stored
 */
export async function decideOnChange(
  about: { readonly number: string; readonly id: number; readonly actorId: string },
  decision: OfficeDecision,
): Promise<DecisionOutcome> {
  const work = decideChange(await shopDatabase(), about, decision, await deciding(), Date.now());
  return orUnavailable(UNANSWERED, work);
}

/**
 * Answers a change as the customer, by the secret of the order's page.
 *
 * @throws UpstreamFailure also if it is unknown whether the answer was stored
 */
export async function answerOnOrder(
  about: { readonly link: string; readonly id: number },
  decision: CustomerDecision,
): Promise<DecisionOutcome> {
  const work = answerChange(await shopDatabase(), about, decision, await deciding(), Date.now());
  return orUnavailable(UNANSWERED, work);
}

/**
 * The revisions of an order and the changes that were asked for; `null` if there is no such order.
 *
 * @throws UpstreamFailure
 */
export async function findRevisions(number: string): Promise<OrderRevisions | null> {
  const { db } = await shopDatabase();
  const reading = rowOfNumber(db, number).then((row) => (row ? revisionsOf(db, row, Date.now()) : null));
  return orUnavailable(UNAVAILABLE, reading);
}

interface EarlierOrder extends LinkedOrder {
  readonly revision: number;
  readonly replacedAt: string;
  readonly current: number;
}

async function readEarlier(link: string, revision: number): Promise<EarlierOrder | null> {
  const { db } = await shopDatabase();
  const row = await rowOfLink(db, link);
  const earlier = row && (await replacedRevisions(db, row.id)).find((one) => one.revision === revision);
  if (!row || !earlier) return null;
  const { order } = await linkedOrder(db, row);
  const { replacedAt } = earlier;
  return { order: asReplaced(order, earlier), link, revision, replacedAt, current: row.content_revision };
}

/** Reads which revision the query of an address names; `null` if it names none. */
export function readRevision(query: URLSearchParams): number | null {
  const text = query.get("revision") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/**
 * An order as it was in an earlier revision, by the secret of its page; `null` if there is no such revision.
 *
 * @throws UpstreamFailure
 */
export async function findEarlierOrder(link: string, revision: number): Promise<EarlierOrder | null> {
  return orUnavailable(UNAVAILABLE, readEarlier(link, revision));
}
