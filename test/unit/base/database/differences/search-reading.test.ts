import { describe, expect, it } from "vitest";
import {
  hasSought,
  numberPart,
  phonePart,
  readSearch,
  soughtBy,
  soughtNumber,
  wordsPart,
} from "~/base/database/differences/search-reading.server";

const finds = (typed: string, text: string) => hasSought(text, soughtBy(readSearch(typed)));

describe("what was typed into a search", () => {
  it.each([
    ["hv1187", "hv1187", ""],
    ["HV 1041", "hv1041", ""],
    [" #1187 ", "1187", "1187"],
    ["Order HV-1187", "hv1187", ""],
    ["invoice: HVI-1187-2", "hvi11872", ""],
    ["No. 1187", "1187", "1187"],
    ["1Z 999 AA1 01 2345 6784", "1z999aa10123456784", ""],
    ["(503) 555-0142", "5035550142", "5035550142"],
    ["503.555.0142", "5035550142", "5035550142"],
    ["+1 503 555 0142", "15035550142", "5035550142"],
    ["555-0142", "5550142", "5550142"],
    ["142", "142", ""],
    ["9400 1000 0000 0000 0000 00", "9400100000000000000000", ""],
    ["Müller", "", ""],
    ["ann@people.test", "", ""],
    ["order", "", ""],
    ["%", "", ""],
    ["", "", ""],
  ])("%j may be the number %j and the phone number %j", (typed, code, phone) => {
    expect(readSearch(typed)).toMatchObject({ code, phone });
  });

  it.each([
    ["MULLER", "Müller", "müller", "Mu\u0308ller"],
    ["josé", "Jose Garcia", "JOSÉ"],
    ["soren", "Søren"],
    ["lukasz", "Łukasz"],
    ["strasse", "Straße", "STRASSE"],
    ["lee, ann", "Ann Lee", "ann marie lee"],
  ])("%j finds words whatever their accents, letters and order", (typed, ...texts) => {
    for (const text of texts) expect([text, finds(typed, wordsPart(text))]).toEqual([text, true]);
  });

  it.each([
    ["1187", numberPart("HV-1187", "1187"), true],
    ["118", numberPart("HV-1187", "1187"), true],
    ["187", numberPart("HV-1187", "1187"), false],
    ["6784", numberPart("1Z 999 AA1 01 2345 6784"), true],
    ["784", numberPart("1Z 999 AA1 01 2345 6784"), false],
    ["12 mill", wordsPart("12 Mill Lane"), true],
    ["2 mill", wordsPart("12 Mill Lane"), false],
    ["97201", wordsPart("Portland", "OR", "97201"), true],
    ["720", wordsPart("Portland", "OR", "97201"), false],
    ["0142", phonePart("+1 (503) 555-0142"), true],
    ["503 555 0142", phonePart("1-503-555-0142"), true],
    ["503555", phonePart("(503) 555-0142"), false],
    ["hv 1187", `${numberPart("HV-1002", "1002")}\n${wordsPart("1187 Mill Lane")}`, false],
  ])("%j finds digits only where a number or a word has its end: %j", (typed, text, isFound) => {
    expect(finds(typed, text)).toBe(isFound);
  });

  it("is nothing without a letter or a digit to look for", () => {
    expect(soughtBy(readSearch(" \n "))).toEqual([]);
    expect([numberPart(""), phonePart("-")]).toEqual(["", ""]);
  });

  it("finds a whole number by its code", () => {
    const text = numberPart("HV-1187", "1187");
    expect(["1187", "hv1187", "118", "v1187"].map((code) => hasSought(text, soughtNumber(code)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
