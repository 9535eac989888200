import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { STORED_ON_SERVER } from "~/storefront/marketing/stored-data";
import { NO_PROMISES, PROMISES } from "../support/promises";
import { ROOT, sourceFiles } from "../support/source-files";
import { writtenTexts } from "../support/written-texts";

/** Files whose texts no visitor reads, and the messages of the demo's invented people. */
const UNSEEN =
  /^app\/(?:office\/(?:commands|demo)|base\/(?:database|platform)|provider\/(?:client|remote|resilience|shopify)|storefront\/search)\//;

/** The sentences that people read. */
const texts = writtenTexts()
  .filter(({ path, text }) => text.includes(" ") && !UNSEEN.test(path))
  .flatMap(({ path, text }) => text.split(/(?<=[.?!]) /).map((sentence) => ({ path, text: sentence })));

const said = PROMISES.flatMap((promised) => promised.said);

/** What a promise sounds like. */
const PROMISING = new RegExp(
  [
    /\bwe(?:’|')ll\b|\bwe will\b/,
    /\bwe (?:also |then )?(?:answer|ask you|confirm|delete|e-mail|mail|match|make|remake|repair|replace|refund|review)\b/,
    /\bwe (?:also |then )?(?:send|ship|tell you|warrant|write to you|look (?:at|through)|read (?:it|through|your|every|the))\b/,
    /\b(?:is|are|be) (?:answered|mailed|e-mailed|refunded|credited|deleted|removed)\b/,
    /\bcall or write\b|\bask us\b|\bour answer\b|\bwarranty (?:covers|described)/,
    /\bwithin (?:one|two|an|\d+) (?:business )?(?:hour|day|week|minute)/,
    /\bfree of charge|\bno (?:extra )?(?:cost|charge)\b|\bat any time\b|\bon its way\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

describe("a promise", () => {
  it("is said where the list has it", () => {
    const isSaid = ([file, words]: (typeof said)[number]) =>
      texts.some(({ path, text }) => path === file && text.includes(words));
    expect(said.filter((one) => !isSaid(one))).toEqual([]);
    expect(NO_PROMISES.filter((words) => !texts.some(({ text }) => text.includes(words)))).toEqual([]);
  });

  it("has what keeps it", () => {
    const isThere = ([file, name]: readonly [string, string]) =>
      readFileSync(path.join(ROOT, file), "utf8").includes(name);
    expect(PROMISES.map(({ keeper }) => keeper).filter((keeper) => !isThere(keeper))).toEqual([]);
  });

  it("is in the list, with what keeps it, wherever a sentence makes one", () => {
    const isListed = ({ path, text }: (typeof texts)[number]) =>
      said.some(([file, words]) => path === file && text.includes(words)) ||
      NO_PROMISES.some((words) => text.includes(words));
    const promising = texts.filter(({ text }) => PROMISING.test(text));
    expect(promising.length).toBeGreaterThan(60);
    expect(promising.filter((one) => !isListed(one))).toEqual([]);
  });
});

/** Tables whose rows go in a way of their own. */
const GO_OTHERWISE: Readonly<Record<string, string>> = {
  caller_quote: "goes with its quote",
  claim: "stays as long as its order",
  claim_answer: "stays as long as its order",
  claim_photograph: "stays as long as its order",
  client_quote: "goes with its quote",
  customer_tag: "goes with its customer",
  order_draft: "goes with its order",
  receiving: "stays as long as its order",
  recovery_code: "the second step's tables, in a loop",
  shopify_tokens: "goes with its session",
  two_factor: "the second step's tables, in a loop",
  visitor_count: "by the package that counts",
};

it("a promise to remove what is stored is kept by code that removes it", () => {
  const code = sourceFiles("app", [".ts"]).map(({ text }) => text);
  const removed = STORED_ON_SERVER.flatMap(({ tables, until }) =>
    until.startsWith("as long as this shop") ? [] : tables,
  );
  const isRemoved = (table: string) =>
    table in GO_OTHERWISE || code.some((text) => text.includes(`deleteFrom("${table}")`));
  expect(removed.length).toBeGreaterThan(10);
  expect(removed.filter((table) => !isRemoved(table))).toEqual([]);
});
